import { type ComponentProps, createContext, type FormEvent, useContext, useEffect, useRef, useState } from 'react'

/** What is wrong with a control of a form: its id, to jump to, and words that say what to do. */
export type FieldError = { name: string; id: string; text: string }

const FormErrors = createContext<FieldError[]>([])

/** The words of the error that the form found in the control of that name. */
export function useFieldError(name: string): string | undefined {
  return useContext(FormErrors).find((error) => error.name === name)?.text
}

/**
 * A form that says in words what is wrong with it, next to each control, and in a summary where there are two or
 * more. The rules are the controls' own: `required`, `type`, `min` … Blanks count as nothing. The browser's bubbles
 * are off: they vanish, and a screen reader hears one at most. `onSend` gets what was entered once all is well.
 * `className` lays out the summary and the children: `grid gap-5`.
 */
export function Form({
  onSend,
  onRefuse,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  onSend: (data: FormData, form: HTMLFormElement) => void
  /** Called when something is wrong, after it was shown. */
  onRefuse?: (errors: FieldError[]) => void
}) {
  const [errors, setErrors] = useState<FieldError[]>([])
  const [refusals, setRefusals] = useState(0)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form in a dialog that stands in another form is that form's child in React.
    event.stopPropagation()
    const form = event.currentTarget
    const found = findErrors(form)
    setErrors(found)
    if (found.length === 0) {
      onSend(new FormData(form), form)
      return
    }
    setRefusals((count) => count + 1)
    onRefuse?.(found)
  }

  // After the error is on the page, not in `submit`: the control must be described by its error when it is read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (errors.length === 1 && errors[0]) document.getElementById(errors[0].id)?.focus()
  }, [refusals])

  return (
    <form noValidate onSubmit={submit} {...rest}>
      <FormErrors value={errors}>
        {errors.length > 1 && <ErrorSummary key={refusals} errors={errors} />}
        {children}
      </FormErrors>
    </form>
  )
}

/**
 * Names every error and leads to its control. Takes the focus, so that it is the next thing heard. Its title is no
 * heading: forms stand at any depth of a page, and a heading would break the outline of some.
 */
function ErrorSummary({ errors }: { errors: FieldError[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-card border-2 border-danger bg-surface p-4">
      <p className="font-bold font-display text-lg">There is a problem</p>
      <ul className="mt-1">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
              className="inline-block py-1 text-danger underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function findErrors(form: HTMLFormElement): FieldError[] {
  return [...form.elements].filter(isControl).flatMap((control) => {
    const text = problemOf(control)
    return text ? [{ name: control.name, id: control.id, text }] : []
  })
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** What is wrong, in the control's own words where it brings some (`data-missing`, `data-wrong`). */
function problemOf(control: Control): string | undefined {
  // Disabled and read-only controls are not the visitor's to mend.
  if (!control.willValidate) return undefined
  const { missing = 'Please fill this in.', wrong } = control.dataset
  const blank = control.required && control.type !== 'checkbox' && control.value.trim() === ''
  if (blank || control.validity.valueMissing) return missing
  return control.validity.valid ? undefined : (wrong ?? control.validationMessage)
}
