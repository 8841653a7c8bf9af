import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Tab<Id extends string> = { id: Id; name: string; panel: ReactNode }

/**
 * Panels of which one is shown, under a row of tabs. The arrow keys, Home and End move between the tabs. What was
 * entered in a panel is still there when it is shown again.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string
  tabs: Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
}) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (id: Id) => `${base}-${id}`
  const panelId = (id: Id) => `${base}-${id}-panel`

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!tab) return
    event.preventDefault()
    onChoose(tab.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.id))}`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1"
      >
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={panelId(id)}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={move}
            className="min-h-11 rounded-control border border-transparent px-3 font-semibold text-muted hover:text-primary aria-selected:border-control aria-selected:bg-surface aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} id={panelId(id)} role="tabpanel" aria-labelledby={tabId(id)} hidden={id !== chosen}>
          {panel}
        </div>
      ))}
    </>
  )
}
