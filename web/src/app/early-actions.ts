declare global {
  /** Gives what was done before the app's script was there and stops holding it: public/before-app.js. */
  var takeEarlyActions: (() => (() => void)[]) | undefined
}

/**
 * Does what somebody did on the page before its script took it over: first what was typed and chosen, which React
 * leaves in the controls without telling the components, then the forms sent and buttons pressed, in their order.
 */
export async function redoEarlyActions(root: HTMLElement): Promise<void> {
  const held = globalThis.takeEarlyActions?.() ?? []
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=file]), textarea',
  )) {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) retick(control)
    else retype(control)
    await rendered()
  }
  for (const select of root.querySelectorAll('select')) {
    if (![...select.selectedOptions].every(({ defaultSelected }) => defaultSelected)) tell(select, 'change')
    await rendered()
  }
  for (const action of held) {
    action()
    await rendered()
  }
}

/** React renders what an event changed in a microtask: the next event then meets what this one did. */
const rendered = () => Promise.resolve()

/** React compares with the value it set last, so the first value is set through it and the typed one past it. */
function retype(control: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = control.value
  if (typed === control.defaultValue) return
  control.value = control.defaultValue
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed)
  tell(control, 'input')
}

function retick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  box.checked = box.defaultChecked
  box.click()
}

const tell = (control: Element, event: string) => control.dispatchEvent(new Event(event, { bubbles: true }))
