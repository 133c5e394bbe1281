import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/*
 * React goes on showing a page until the next one is loaded. Whatever was tapped says so at once: it is busy, a line runs
 * along the top (styles/base.css), and a screen reader hears of it if it takes longer. After that everybody reads it, for
 * the address is already that of the page to come.
 */
const SAID_AFTER_MS = 500
const SHOWN_AFTER_MS = 4_000
const shownAs =
  'fixed inset-x-0 bottom-0 z-40 bg-ink px-4 py-3 text-paper max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))]'
export const UNDER_WAY = 'under-way'

let shown: string | undefined
let tapped: Element | undefined
let timers: ReturnType<typeof setTimeout>[] = []

const here = (): string => window.location.pathname + window.location.search

/** Marks what was tapped if it leads to something that has to be loaded. */
export function watchTaps(): void {
  const look = (element: Element | null | undefined) => setTimeout(() => begin(element))
  document.addEventListener('click', ({ target }) =>
    look(target instanceof Element ? target.closest('a, button') : null),
  )
  document.addEventListener('submit', ({ submitter }) => look(submitter))
}

function begin(element: Element | null | undefined): void {
  if (shown === undefined || here() === shown) return
  end()
  tapped = element ?? undefined
  tapped?.setAttribute('aria-busy', 'true')
  document.documentElement.dataset.underWay = ''
  timers = [
    setTimeout(() => say('Loading…'), SAID_AFTER_MS),
    setTimeout(() => say('Still loading. The connection is slow.', shownAs), SHOWN_AFTER_MS),
  ]
}

function end(): void {
  for (const timer of timers) clearTimeout(timer)
  say('')
  tapped?.removeAttribute('aria-busy')
  tapped = undefined
  delete document.documentElement.dataset.underWay
}

function say(textContent: string, className = 'sr-only'): void {
  Object.assign(document.getElementById(UNDER_WAY) ?? {}, { textContent, className })
}

/** Ends what is under way once the address that was asked for is shown. */
export function useUnderWayEnds(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown = pathname + search
    if (here() === shown) end()
  }, [pathname, search])
}
