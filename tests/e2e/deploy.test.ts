import { expect, test } from 'vitest'
import { goTo, openBrowser } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()

test('a page of before a deploy is fetched anew, once, when its code is gone', async () => {
  const page = await visit('about:blank')
  // What its worker fetches cannot be taken away here.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await goTo(page, site.origin)
  let isNew = false
  page.on('request', (request) => {
    isNew ||= request.isNavigationRequest() && request.url().endsWith('/search')
  })
  await page.route(/\/assets\/search-[\w-]{7}\.js$/, (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  // What is served now begins with other code.
  await page.route('**/shell', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/home-/, '/assets/of-today-'),
    })
  })
  const fetchedAnew = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Search Tyres' }).first().click()
  await fetchedAnew
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(isNew).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/search')
})
