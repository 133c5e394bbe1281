import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { OfferPage } from '#core/contracts/offers.ts'
import { routes } from '#web/app/routes.tsx'
import { accessibilityProblems, openBrowser, scrollsSideways } from './browser.ts'
import { startProgram } from './program.ts'

const { origin } = await startProgram()
const visit = openBrowser()

const { offers }: OfferPage = await (await fetch(`${origin}/api/offers?size=205/55R16`)).json()
const [first, second] = offers
if (!first || !second) throw new Error('the demo sells nothing in 205/55R16')

/** An address that shows something, for the routes that need one to say what. */
const shown: Readonly<Record<string, string>> = {
  '/search/results': '/search/results?size=205/55R16',
  '/comparison': `/comparison?codes=${first.code},${second.code}`,
  '/business/:slug': `/business/${first.shop.slug}`,
  '*': '/no-such-page',
}
const paths = routes.flatMap(({ children = [] }) => children).flatMap(({ path, lazy }) => (path && lazy ? [path] : []))

/** Whatever the page complained of: a script that failed, a thing that the policy refused, a drawing that did not match. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    const expected = message.text().startsWith('Failed to load resource: the server responded with a status of 404')
    if (message.type() === 'error' && !expected) heard.push(message.text())
  })
  return heard
}

describe.each(paths)('%s', (path) => {
  test.each([
    { width: 360, dark: false },
    { width: 1280, dark: true },
  ])('is sound at $width px, dark: $dark', async ({ width, dark }) => {
    const page = await visit('about:blank', { width, dark })
    const heard = complaints(page)
    await page.goto(`${origin}${shown[path] ?? path}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    expect(await page.title()).not.toBe('')
    expect(heard).toEqual([])
  })
})
