import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useFieldError } from './form.tsx'

const CONTROL =
  'mt-1 w-full rounded-control border bg-surface px-3 placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger aria-invalid:border-2'

type FieldProps = {
  name: string
  label: ReactNode
  /** Helps to fill it in: an example, a unit. Stands between label and control. */
  hint?: ReactNode
  /** What to say when it is left empty: 'Enter your name.' */
  missing?: string
  /** What to say when what was entered can't be right: 'Enter an email address like name@example.com.' */
  wrong?: string
  /** An error that the caller knows of; the form's own come by themselves. */
  error?: string | undefined
  /** Shows the asterisk of a field that is asked for though not enforced. */
  marked?: boolean | undefined
}

/** One line of text. Any attribute of an input may be given. `trailing` stands in the box, at its end: a button. */
export function TextField({
  label,
  hint,
  missing,
  wrong,
  error,
  marked,
  className,
  trailing,
  ...rest
}: FieldProps & ComponentProps<'input'> & { trailing?: ReactNode }) {
  return (
    <FieldFrame {...{ label, hint, error, marked, className }} name={rest.name} id={rest.id} required={rest.required}>
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            data-missing={missing}
            data-wrong={wrong}
            className={classNames(CONTROL, 'min-h-12 border-control', trailing !== undefined && 'pr-12')}
          />
          {trailing && <div className="absolute right-0.5 bottom-0.5">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  )
}

/** Several lines of text. Any attribute of a textarea may be given. */
export function TextArea({
  label,
  hint,
  missing,
  wrong,
  error,
  marked,
  className,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, marked, className }} name={rest.name} id={rest.id} required={rest.required}>
      {(wiring) => (
        <textarea
          rows={6}
          {...rest}
          {...wiring}
          data-missing={missing}
          data-wrong={wrong}
          className={classNames(CONTROL, 'border-control py-2')}
        />
      )}
    </FieldFrame>
  )
}

/** One of several. The options are the children. */
export function SelectField({
  label,
  hint,
  missing,
  wrong,
  error,
  marked,
  className,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  return (
    <FieldFrame {...{ label, hint, error, marked, className }} name={rest.name} id={rest.id} required={rest.required}>
      {(wiring) => (
        <select
          {...rest}
          {...wiring}
          data-missing={missing}
          data-wrong={wrong}
          className={classNames(CONTROL, 'min-h-12 border-control')}
        />
      )}
    </FieldFrame>
  )
}

/** A box to tick, its label beside it. */
export function CheckboxField({
  label,
  hint,
  missing,
  wrong,
  error,
  marked,
  className,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  const found = useFieldError(rest.name)
  const shown = error ?? found
  const describedBy = describers(id, hint, shown)
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={shown ? true : undefined}
          data-missing={missing}
          data-wrong={wrong}
          className="size-5 shrink-0"
        />
        <label htmlFor={id}>
          {label}
          {(marked || rest.required) && <Asterisk />}
        </label>
      </div>
      <HintAndError id={id} hint={hint} error={shown} />
    </div>
  )
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

function FieldFrame({
  name,
  label,
  hint,
  error,
  marked,
  id: ownId,
  required,
  className,
  children,
}: Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'marked'> & {
  id: string | undefined
  required: boolean | undefined
  className: string | undefined
  children: (wiring: Wiring) => ReactNode
}) {
  const newId = useId()
  const id = ownId ?? newId
  const found = useFieldError(name)
  const shown = error ?? found
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {(marked || required) && <Asterisk />}
      </label>
      <HintAndError id={id} hint={hint} error={shown} />
      {children({ id, 'aria-describedby': describers(id, hint, shown), 'aria-invalid': shown ? true : undefined })}
    </div>
  )
}

const Asterisk = () => (
  <span aria-hidden className="text-danger">
    {' '}
    *
  </span>
)

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

function describers(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined
}

function HintAndError({ id, hint, error }: { id: string; hint: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && <FieldProblem id={errorId(id)}>{error}</FieldProblem>}
    </>
  )
}

/** What is wrong with a control, in words. The control names it in its `aria-describedby`. */
export function FieldProblem({ id, children, className }: { id: string; children: ReactNode; className?: string }) {
  return (
    <p id={id} className={classNames('flex items-start gap-1.5 font-semibold text-danger', className)}>
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
