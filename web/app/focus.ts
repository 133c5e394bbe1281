import { useEffect } from 'react'

/** A page that was come to from another one is begun at its heading; the first page begins where the browser begins. */
let isFirst = true
/** Some headings wait for data. */
const WAITS_MS = 10_000
const GOES_ON = ['keydown', 'pointerdown']

/** Moves the focus to the heading of a page that has just replaced another. */
export function useFocusOnHeading(): void {
  useEffect(() => {
    if (isFirst) {
      isFirst = false
      return
    }
    const content = document.getElementById('content') ?? document.getElementById('root')
    if (!content || isTaken()) return
    focusHeading(content)
    // The heading comes, or is replaced, with the data.
    const observer = new MutationObserver(() => {
      const at = document.activeElement
      if (at === null || at === document.body || at === content) focusHeading(content)
    })
    observer.observe(content, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), WAITS_MS)
    // Whoever has gone on is not called back to it when what they press vanishes.
    const stop = () => observer.disconnect()
    for (const does of GOES_ON) document.addEventListener(does, stop)
    return () => {
      clearTimeout(timer)
      stop()
      for (const does of GOES_ON) document.removeEventListener(does, stop)
    }
  }, [])
}

/** A field of the new page, or a dialog over it, has the focus already. */
const isTaken = (): boolean =>
  document.activeElement?.closest('main :is(input, textarea, select), [role=dialog], [role=alertdialog]') != null

function focusHeading(content: HTMLElement): void {
  const heading = content.querySelector<HTMLElement>('h1')
  if (heading) heading.tabIndex = -1
  const begin = heading ?? content
  if (document.activeElement !== begin) begin.focus({ preventScroll: true })
}
