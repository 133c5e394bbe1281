import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from './ui/button.tsx'

type Props<Id extends string> = {
  /** The panel's id is `${id}-panel`, a tab's `${id}-${tab}`. */
  id: string
  label: string
  tabs: readonly { id: Id; name: string }[]
  chosen: Id
  onChoose: (tab: Id) => void
  className?: string
  tabClassName: (chosen: boolean) => string
}

/** Tabs as the keyboard expects them: one stop, and the arrows move between them. */
export function TabList<Id extends string>({ id, label, tabs, chosen, onChoose, className, tabClassName }: Props<Id>) {
  const box = useRef<HTMLDivElement>(null)
  // Of more tabs than fit, the chosen one is in sight; the page itself stays where it is.
  useEffect(() => {
    const list = box.current
    const tab = list?.querySelectorAll('[role=tab]')[tabs.findIndex((one) => one.id === chosen)]
    if (!list || !tab) return
    const beyond = tab.getBoundingClientRect().right - list.getBoundingClientRect().right
    if (beyond > 0) list.scrollLeft += beyond
  }, [tabs, chosen])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const next = tabs.at((at + step) % tabs.length)
    if (!next) return
    onChoose(next.id)
    box.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div ref={box} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={className}>
      {tabs.map((tab) => (
        <Button
          key={tab.id}
          role="tab"
          id={`${id}-${tab.id}`}
          aria-selected={tab.id === chosen}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
          className={tabClassName(tab.id === chosen)}
        >
          {tab.name}
        </Button>
      ))}
    </div>
  )
}
