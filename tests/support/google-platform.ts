/**
 * A stand-in for Google's platform script, of which Firebase uses `gapi.iframes` alone: a page opens a hidden frame,
 * and the two call functions of each other by name. With it the popup and the redirect run against the Auth emulator
 * on a machine with no internet. Both the site and the emulator's frame load it in place of
 * https://apis.google.com/js/api.js, so it runs in the browser and may use nothing from this file's imports.
 */
function standIn(): void {
  type Handler = (data: unknown) => unknown
  type Message = { platform: 'stand-in'; call?: string; answer?: number; number: number; data?: unknown }

  /** The window at the other end. Calls for a name that has no handler yet wait until it gets one. */
  class Iframe {
    readonly #handlers = new Map<string, Handler>([['ping', () => 'pong']])
    readonly #waiting: Message[] = []
    readonly #asked = new Map<number, (answers: unknown[]) => void>()
    readonly #other: Window

    constructor(other: Window) {
      this.#other = other
      addEventListener('message', ({ source, data }) => {
        if (source === other && data?.platform === 'stand-in') this.#receive(data)
      })
    }

    register(name: string, handler: Handler) {
      this.#handlers.set(name, handler)
      for (const message of this.#waiting.splice(0)) this.#receive(message)
    }

    send(name: string, data: unknown, onAnswer?: (answers: unknown[]) => void): Promise<unknown[]> {
      return new Promise((resolve) => {
        const number = this.#asked.size
        this.#asked.set(number, (answers) => {
          resolve(answers)
          try {
            onAnswer?.(answers)
          } catch {
            // As Google's does: Firebase throws there by design, having got what it asked for.
          }
        })
        this.#post({ call: name, number, data })
      })
    }

    ping(onAnswer: () => void) {
      return this.send('ping', null, onAnswer)
    }

    restyle() {
      return Promise.resolve([])
    }

    async #receive(message: Message) {
      if (message.answer !== undefined) {
        this.#asked.get(message.answer)?.([message.data])
        return
      }
      const handler = this.#handlers.get(message.call ?? '')
      if (handler) this.#post({ answer: message.number, number: -1, data: await handler(message.data) })
      else this.#waiting.push(message)
    }

    #post(message: Omit<Message, 'platform'>) {
      this.#other.postMessage({ platform: 'stand-in', ...message }, '*')
    }
  }

  const context = {
    /** Gives the frame to `use` once its page has loaded. It is listened to before: it speaks first. */
    open(options: { url: string; where: HTMLElement }, use: (frame: Iframe) => unknown) {
      const frame = document.createElement('iframe')
      frame.hidden = true
      frame.src = options.url
      options.where.append(frame)
      const other = new Iframe(frame.contentWindow as Window)
      return new Promise((resolve) => {
        frame.onload = () => resolve(use(other))
      })
    },
    getParentIframe: () => new Iframe(window.parent),
  }

  const everyFrame = () => true
  const page = window as unknown as Record<string, unknown> & { gapi_onload?: () => void }
  page.gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => queueMicrotask(callback),
    iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: everyFrame, getContext: () => context },
  }
  // The site names a function to call when the script is there; the emulator's frame uses the usual one.
  const named = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload')
  const onLoad = (named ? page[named] : page.gapi_onload) as (() => void) | undefined
  onLoad?.()
}

export const GOOGLE_PLATFORM_SCRIPT = `(${standIn})()`
