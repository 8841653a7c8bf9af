import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'

/** Read by public/before-app.js too, before the first paint. */
const STORAGE_KEY = 'theme'

type Theme = 'light' | 'dark'

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const systemTheme = (): Theme => (systemIsDark().matches ? 'dark' : 'light')
const currentTheme = () => (document.documentElement.dataset.theme as Theme | undefined) ?? systemTheme()

function subscribe(listener: () => void) {
  const system = systemIsDark()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

function choose(theme: Theme) {
  // Back on the system's own theme, the site follows the system again.
  const root = document.documentElement
  const follows = theme === systemTheme()
  if (follows) delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (follows) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Turns the other theme on. The choice is kept on the device. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const)
  const dark = theme === 'dark'
  return (
    <IconButton label="Dark theme" aria-pressed={dark} onClick={() => choose(dark ? 'light' : 'dark')}>
      {/* Both are there, and the stylesheet shows one: the page as it was built does not know the theme. */}
      <Sun aria-hidden className="hidden size-5 dark:block" />
      <Moon aria-hidden className="size-5 dark:hidden" />
    </IconButton>
  )
}
