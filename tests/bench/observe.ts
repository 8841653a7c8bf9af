/** What a page tells of itself, all times in milliseconds since its address was asked for. */
export type Observed = {
  lcpMs: number
  /** What the largest part is: the element's name and where its picture comes from. */
  lcpElement: string
  shift: number
  longTasks: { startMs: number; durationMs: number }[]
  /** When the page's controls worked; undefined until then. */
  usableMs: number | undefined
  /** When the first pet's card stood on the page; undefined until then. */
  firstCardMs: number | undefined
  /** Each touch and key since this was last emptied. */
  interactions: Interaction[]
}

/** A touch or key, in milliseconds. What `durationMs` has beyond the other two went into the next picture on screen. */
export type Interaction = {
  /** From the touch to the next picture. */
  durationMs: number
  /** Until the page's own code had its turn. */
  waitMs: number
  /** In the page's own code. */
  workMs: number
}

declare global {
  interface Window {
    observed: Observed
  }
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
  }
}

/**
 * Runs in the page before all of its own script, so it can use nothing from outside itself.
 *
 * A page is usable once its heading is there and React answers for every control on it: React marks an element that it
 * answers for with a property of its own, also where the element came with the HTML.
 */
export function observe(): void {
  const observed: Observed = {
    lcpMs: Number.NaN,
    lcpElement: '',
    shift: 0,
    longTasks: [],
    usableMs: undefined,
    firstCardMs: undefined,
    interactions: [],
  }
  window.observed = observed

  function onEntries<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry)
    })
    // The least that the browser reports: an interaction that took less is not among `interactions`.
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  }

  onEntries<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element, url }) => {
    observed.lcpMs = startTime
    observed.lcpElement = `${element?.tagName.toLowerCase() ?? 'gone'} ${url || (element?.textContent ?? '').slice(0, 40)}`
  })
  onEntries('longtask', ({ startTime, duration }) => {
    observed.longTasks.push({ startMs: startTime, durationMs: duration })
  })
  onEntries<PerformanceEventTiming & { interactionId: number }>('event', (event) => {
    if (event.interactionId === 0) return
    observed.interactions.push({
      durationMs: event.duration,
      waitMs: event.processingStart - event.startTime,
      workMs: event.processingEnd - event.processingStart,
    })
  })

  // The worst five seconds with less than a second between two shifts, as the browsers' makers define it.
  let windowStart = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  let sum = 0
  onEntries<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return
    if (startTime - last >= 1000 || startTime - windowStart >= 5000) {
      windowStart = startTime
      sum = 0
    }
    last = startTime
    sum += value
    observed.shift = Math.max(observed.shift, sum)
  })

  const isAnsweredFor = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  function look(): void {
    if (observed.firstCardMs === undefined && document.querySelector('main a[href^="/pets/"]')) {
      observed.firstCardMs = performance.now()
    }
    if (observed.usableMs === undefined && document.querySelector('main h1')) {
      const controls = [...document.querySelectorAll('body :is(a[href], button, input, select, textarea)')]
      if (controls.length > 0 && controls.every(isAnsweredFor)) observed.usableMs = performance.now()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
