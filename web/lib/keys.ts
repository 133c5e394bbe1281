import { useEffect, useRef, useSyncExternalStore } from 'react'

/** A key that does something on the page that is shown, outside of fields and dialogs. */
export type Shortcut = {
  /** As the browser names it: 'j', '?', 'Escape'. */
  key: string
  /** What it does, in words for the list of shortcuts. */
  does: string
  /** Left out for what a field does by itself; it is listed only. */
  run?: (() => void) | undefined
  /** How it is shown, if not by its key. */
  shown?: string
  /** Works while somebody types, too. */
  whileTyping?: boolean
  /** Pressed together with Ctrl, or Cmd on a Mac. */
  ctrl?: boolean
}

const OFF = 'shortcuts-off'
let active: readonly (readonly Shortcut[])[] = []
let isOff: boolean | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const changed of listeners) changed()
}
const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Keys of one letter get in the way of people who speak to their device, so that they can be switched off. */
function areOff(): boolean {
  try {
    isOff ??= localStorage.getItem(OFF) === '1'
  } catch {
    isOff ??= false
  }
  return isOff
}

export function switchShortcuts(on: boolean): void {
  isOff = !on
  try {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, '1')
  } catch {
    // Without storage it holds until the page is left.
  }
  tell()
}

export const useShortcutsAreOn = (): boolean =>
  !useSyncExternalStore(
    subscribe,
    () => areOff(),
    () => false,
  )

/** Every shortcut of what is shown now. */
export const useShownShortcuts = (): readonly Shortcut[] =>
  useSyncExternalStore(
    subscribe,
    () => active,
    () => active,
  ).flat()

/** Hears the keys while the component is shown. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const listed = latest.current
    active = [...active, listed]
    tell()
    const pressed = (event: KeyboardEvent) => {
      const one = latest.current.find(
        ({ key, run, ctrl = false }) => run && key === event.key && ctrl === isHeld(event),
      )
      if (!one?.run || isNotMeant(event, one)) return
      event.preventDefault()
      one.run()
    }
    window.addEventListener('keydown', pressed)
    return () => {
      active = active.filter((other) => other !== listed)
      tell()
      window.removeEventListener('keydown', pressed)
    }
  }, [])
}

const isHeld = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

const fields = 'input, textarea, select, [contenteditable=true]'
/** What lies over the page and takes the keys. A toast is a dialog too, but leaves them to the page, as some panels do. */
const overlays =
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([aria-modal=false], [data-beside])'

const isIn = ({ target }: KeyboardEvent, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null

function isNotMeant(event: KeyboardEvent, { key, whileTyping = false, ctrl = false }: Shortcut): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return true
  if (document.querySelector(overlays) || isIn(event, '[role=dialog]:not([data-beside])')) return true
  if (isIn(event, fields)) return !whileTyping
  return areOff() && key.length === 1 && !ctrl
}
