import { useEffect } from 'react'

const WRONG = '[aria-invalid=true]'
const TAKES_FOCUS = 'input, select, textarea, button, [tabindex]'
/** What the form itself finds wrong is marked by then, and what was wrong before is not any more. */
const MARKED_MS = 50
/** A server that has refused nothing by then is not waited for. */
const WAITS_MS = 30_000

/** Moves the focus to the first wrong field of a form that was sent, unless somebody has gone on meanwhile. */
export function useFirstWrongFocused(): void {
  useEffect(() => {
    document.addEventListener('submit', watch)
    return () => document.removeEventListener('submit', watch)
  }, [])
}

function watch({ target: form }: Event): void {
  if (!(form instanceof HTMLFormElement)) return
  const over = new AbortController()
  const lead = () => {
    const wrong = form.querySelector<HTMLElement>(WRONG)
    if (!wrong) return
    over.abort()
    // A form that leads there by itself has done so.
    if (document.activeElement?.closest(WRONG)) return
    const field = wrong.matches(TAKES_FOCUS) ? wrong : wrong.querySelector<HTMLElement>(TAKES_FOCUS)
    field?.focus()
  }
  const observer = new MutationObserver(lead)
  const begin = () => {
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    lead()
  }
  const timers = [setTimeout(begin, MARKED_MS), setTimeout(() => over.abort(), WAITS_MS)]
  over.signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const timer of timers) clearTimeout(timer)
  })
  for (const goesOn of ['input', 'keydown', 'pointerdown', 'submit'])
    document.addEventListener(goesOn, () => over.abort(), { signal: over.signal, capture: true })
}
