declare global {
  /** Gives what was done before the app's script was there and stops holding it: public/before-app.js. */
  var takeEarlyActions: (() => (() => void)[]) | undefined
}

const early: (() => void)[] = []

/**
 * Notes what somebody did on the page as it was built, before React takes it over and sets the controls back: first
 * what was typed and chosen, then the forms sent and buttons pressed, in their order.
 */
export function noteEarlyActions(root: HTMLElement): void {
  const inputs = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=file]), textarea')
  for (const input of inputs) {
    if (input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)) noteTick(input)
    else noteText(input)
  }
  for (const select of root.querySelectorAll('select')) noteChoice(select)
  early.push(() => early.push(...(globalThis.takeEarlyActions?.() ?? [])))
}

/** Does all that was noted, once. For when the components are there to hear of it. */
export async function redoEarlyActions(): Promise<void> {
  for (let action = early.shift(); action; action = early.shift()) {
    action()
    // React renders what an event changed in a microtask: the next event then meets what this one did.
    await Promise.resolve()
  }
}

function noteText(input: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = input.value
  if (typed === input.defaultValue) return
  early.push(() => {
    // React compares with the value that was set last through the element itself; the typed one goes past that.
    input.value = input.defaultValue
    const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, typed)
    tell(input, 'input')
  })
}

function noteTick(box: HTMLInputElement): void {
  const { checked } = box
  if (checked === box.defaultChecked || (box.type === 'radio' && !checked)) return
  early.push(() => {
    box.checked = !checked
    box.click()
  })
}

function noteChoice(select: HTMLSelectElement): void {
  const { value } = select
  const first = [...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0]
  if (value === first?.value) return
  early.push(() => {
    select.value = value
    tell(select, 'change')
  })
}

const tell = (control: Element, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }))
