import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const MAX_STEPS = 90

/** What has the focus, as a screen reader names it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body) return ''
    const label =
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? (one.labels?.[0]?.textContent ?? '') : ''
    return (one.getAttribute('aria-label') ?? (label || (one.textContent ?? ''))).replace(/\s+/g, ' ').trim()
  })

/** Goes on with the keyboard until this has the focus, and checks that it can be seen there. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    passed.push(here)
    if (!name.test(here)) continue
    expect(await isSeen(page), `${here} is seen`).toBe(true)
    return
  }
  throw new Error(`the keyboard does not reach ${name}, only ${passed.join(' | ')}`)
}

/** What the accessibility tree says can be pressed, filled or chosen, but not what it is. */
export const unnamed = async (page: Page): Promise<string[]> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter((line) => /^ *- (button|link|textbox|combobox|radio|checkbox|dialog)(?! ")/.test(line))

/** Whether what has the focus lies under nothing else. */
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one) return false
    const { left, top, width, height } = one.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (one.contains(there) || there.contains(one) || there.closest('label') !== null)
  })
