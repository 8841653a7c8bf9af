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
  trailing,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'name'> & { trailing?: ReactNode }) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <div className="relative">
          <input
            {...controlProps(props)}
            {...wiring}
            className={classNames(CONTROL, 'min-h-12 border-control', trailing !== undefined && 'pr-12')}
          />
          {trailing && <div className="absolute right-0.5 bottom-0.5">{trailing}</div>}
        </div>
      )}
    </FieldFrame>
  )
}

/** Several lines of text. Any attribute of a textarea may be given. */
export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <textarea
          rows={6}
          {...controlProps(props)}
          {...wiring}
          className={classNames(CONTROL, 'border-control py-2')}
        />
      )}
    </FieldFrame>
  )
}

/** One of several. The options are the children. */
export function SelectField(props: FieldProps & Omit<ComponentProps<'select'>, 'name'>) {
  return (
    <FieldFrame {...props}>
      {(wiring) => (
        <select {...controlProps(props)} {...wiring} className={classNames(CONTROL, 'min-h-12 border-control')} />
      )}
    </FieldFrame>
  )
}

/** A box to tick, its label beside it. */
export function CheckboxField(props: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const { shown, wiring } = useWiring(props)
  return (
    <div className={props.className}>
      <div className="flex min-h-11 items-center gap-3">
        <input type="checkbox" {...controlProps(props)} {...wiring} className="size-5 shrink-0" />
        <label htmlFor={wiring.id}>
          <LabelText {...props} />
        </label>
      </div>
      <HintAndError id={wiring.id} hint={props.hint} error={shown} />
    </div>
  )
}

/** What a field's frame is told of its control. */
type FrameProps = Pick<FieldProps, 'name' | 'label' | 'hint' | 'error' | 'marked'> & {
  id?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/** The attributes of the control itself: what the field was given, less what its frame shows. */
function controlProps<Props extends FieldProps & { className?: string | undefined }>({
  label,
  hint,
  error,
  marked,
  className,
  missing,
  wrong,
  ...rest
}: Props) {
  return { ...rest, 'data-missing': missing, 'data-wrong': wrong }
}

/** The error to show, the form's own or the caller's, and what ties the control to its label, hint and error. */
function useWiring({ name, id: ownId, hint, error }: FrameProps) {
  const newId = useId()
  const id = ownId ?? newId
  const found = useFieldError(name)
  const shown = error ?? found
  const describers = [hint && hintId(id), shown && errorId(id)].filter(Boolean).join(' ') || undefined
  return { shown, wiring: { id, 'aria-describedby': describers, 'aria-invalid': shown ? (true as const) : undefined } }
}

/** A control with its label above it, hint and error between. */
function FieldFrame({
  children,
  ...props
}: FrameProps & { children: (wiring: ReturnType<typeof useWiring>['wiring']) => ReactNode }) {
  const { shown, wiring } = useWiring(props)
  return (
    <div className={props.className}>
      <label htmlFor={wiring.id} className="block font-semibold">
        <LabelText {...props} />
      </label>
      <HintAndError id={wiring.id} hint={props.hint} error={shown} />
      {children(wiring)}
    </div>
  )
}

const LabelText = ({ label, marked, required }: Pick<FrameProps, 'label' | 'marked' | 'required'>) => (
  <>
    {label}
    {(marked || required) && <Asterisk />}
  </>
)

const Asterisk = () => (
  <span aria-hidden className="text-danger">
    {' '}
    *
  </span>
)

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

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
