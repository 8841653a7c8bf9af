import { type ComponentType, useState } from 'react'

/**
 * A component whose script comes when somebody is about to need it: `Loaded` once it is there. `load` may be called
 * any number of times; it rejects where the script can't be had, and the next call tries again. The component must be
 * the same from call to call.
 */
export function useOnIntent<Props>(fetchComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()

  async function load(): Promise<void> {
    if (loaded) return
    const Component = await fetchComponent()
    setLoaded({ Component })
  }

  return { Loaded: loaded?.Component, load }
}
