// Runs before the first paint, so that neither the chosen theme nor the signed-in header flashes in late. Without a
// choice the system's theme counts. Keys and attributes are those of src/ui/theme-switch.tsx and
// src/data/session-hint.ts.
try {
  if (localStorage.getItem('signed-in')) document.documentElement.dataset.signedIn = ''
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is switched off: the system's theme it is, and the sign-in links until the identity library answers.
}

// The page can be used before its script is there. Links and menus work by themselves; a form that is sent or a
// button that is pressed is kept, and done by src/app/early-actions.ts once the script has taken the page over.
// Otherwise the browser would send the form by itself, with everything that was typed on the address.
const held = []
const hold = (event) => {
  const button = event.target.closest?.('button')
  const opensByItself = button?.popoverTargetElement ?? event.defaultPrevented
  if (event.type === 'click' && (!button || button.type === 'submit' || opensByItself)) return
  event.preventDefault()
  held.push(event.type === 'submit' ? () => event.target.requestSubmit(event.submitter) : () => button.click())
}
addEventListener('click', hold, true)
addEventListener('submit', hold, true)

// What was held, in its order; from then on nothing is.
window.takeEarlyActions = () => {
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  return held.splice(0)
}

// The app's scripts are fetched once the page has been painted: on a slow line they would hold up its words and its
// first picture. Where nobody looks, nothing is painted. The development server names none, and has its own tag.
const scripts = document.currentScript.dataset.scripts?.split(' ') ?? []
const fetchScripts = () => {
  for (const href of scripts) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' })
    document.head.append(link)
  }
  const [entry] = scripts
  if (entry)
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: entry, crossOrigin: '' }),
    )
}
if (document.hidden) fetchScripts()
else requestAnimationFrame(() => setTimeout(fetchScripts))
