import type { BrowserContext, Page } from 'playwright-core'

/** How many of the last moves of the focus are kept. */
const KEPT = 40

/** Writes down where the focus went in every page, and whose code sent it there, for a test that fails. */
export const keepFocusHistory = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((kept) => {
    const history: string[] = []
    const named = (one: unknown) =>
      one instanceof Element
        ? `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`
        : '-'
    const write = (line: string) => {
      history.push(`${Math.round(performance.now())} ${line}`)
      if (history.length > kept) history.shift()
    }
    for (const kind of ['focusin', 'focusout', 'keydown'])
      document.addEventListener(
        kind,
        (event) => {
          if (event instanceof KeyboardEvent && event.key.length === 1) return
          const other = event instanceof FocusEvent ? ` from or to ${named(event.relatedTarget)}` : ''
          write(`${kind} ${event instanceof KeyboardEvent ? event.key : ''} ${named(event.target)}${other}`)
        },
        true,
      )
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
      const caller = new Error().stack?.split('\n').slice(2, 5).join(' <').replaceAll(location.origin, '')
      write(`focus() on ${named(this)}${caller}`)
      focus.call(this, options)
    }
    Object.assign(window, { focusHistory: history })
  }, KEPT)

export const focusHistory = (page: Page): Promise<string> =>
  page
    .evaluate(() => (window as { focusHistory?: string[] }).focusHistory?.join('\n') ?? '')
    .catch(() => 'the page has gone')
