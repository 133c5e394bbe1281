import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/*
 * React goes on showing a page until the next one is loaded. Whatever was tapped says so at once: it is busy, a line runs
 * along the top (styles/base.css), and a screen reader hears of it if it takes longer.
 */
const SAID_AFTER_MS = 500
export const UNDER_WAY = 'under-way'

let shown: string | undefined
let tapped: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined

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
  timer = setTimeout(() => say('Loading…'), SAID_AFTER_MS)
}

function end(): void {
  clearTimeout(timer)
  say('')
  tapped?.removeAttribute('aria-busy')
  tapped = undefined
  delete document.documentElement.dataset.underWay
}

function say(words: string): void {
  const status = document.getElementById(UNDER_WAY)
  if (status) status.textContent = words
}

/** Ends what is under way once the address that was asked for is shown. */
export function useUnderWayEnds(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown = pathname + search
    if (here() === shown) end()
  }, [pathname, search])
}
