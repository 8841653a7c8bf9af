import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IconButton } from './button.tsx'
import type { ToastMessage } from './toast.ts'

const SHOWN_MS = 6000

const KINDS = {
  success: { Icon: CircleCheck, tone: 'text-success' },
  error: { Icon: CircleAlert, tone: 'text-danger' },
  info: { Icon: Info, tone: 'text-info' },
} as const

const manager = Toast.createToastManager<{ kind: ToastMessage['kind'] }>()

// A root of its own, so that the site's first script carries none of this. It is there at once: a toast added before
// the provider listens would be lost.
const host = document.createElement('div')
placeHost()
// Neither event bubbles; both can be caught on the way down.
document.addEventListener('close', placeHost, true)
document.addEventListener('toggle', placeHost, true)
flushSync(() =>
  createRoot(host).render(
    <Toast.Provider toastManager={manager} timeout={SHOWN_MS} limit={3}>
      {/* At the top of a phone: at the bottom it would lie on the button that comes next. */}
      <Toast.Viewport className="fixed inset-x-4 top-2 z-50 mx-auto flex max-w-md flex-col gap-2 sm:top-auto sm:bottom-4">
        <Toasts />
      </Toast.Viewport>
    </Toast.Provider>,
  ),
)

/** Into the dialog that is open, if one is: what stands outside a modal dialog is behind it, and mute. */
function placeHost(): void {
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (host.parentElement !== home) home.append(host)
}

export function addToast({ kind, text }: ToastMessage): void {
  placeHost()
  // Errors too are read out when the speaker has finished. With 'high' the library would hide the toast, and its
  // button with it, from screen readers until the keyboard is in it.
  manager.add({ title: text, data: { kind }, priority: 'low' })
}

function Toasts() {
  const { toasts } = Toast.useToastManager<{ kind: ToastMessage['kind'] }>()
  return toasts.map((toast) => {
    const { Icon, tone } = KINDS[toast.data?.kind ?? 'info']
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className="flex items-center gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-ink shadow-card transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${tone}`} />
        <Toast.Title className="grow font-semibold" render={<p />} />
        <Toast.Close render={<IconButton label="Dismiss" />}>
          <X aria-hidden className="size-5" />
        </Toast.Close>
      </Toast.Root>
    )
  })
}
