import { type UIEvent, useRef, useState } from 'react'

/** A row of things, each as wide as the row, that is swiped or scrolled from one to the next. */
export function useStrip() {
  const ref = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  return {
    ref,
    /** The index of the one in view. */
    shown,
    onScroll: ({ currentTarget: strip }: UIEvent<HTMLUListElement>) =>
      setShown(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))),
    /** Brings one into view; an index past either end, the last on that side. */
    show: (index: number, behavior: ScrollBehavior) =>
      ref.current?.children[Math.min(Math.max(0, index), ref.current.children.length - 1)]?.scrollIntoView({
        behavior,
        block: 'nearest',
        inline: 'center',
      }),
  }
}
