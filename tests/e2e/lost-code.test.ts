import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { hold, openBrowser, openPastWorker, pastWorker, takenOver } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const shop = await makeShop(site.ctx, { name: 'Kloof Tyres' })
await makeListing(site.ctx, shop)
await refreshOffers(site.ctx.db, { all: true, today: localDate(site.ctx.clock.now()) })

const results = '/search/results?size=205/55R16'
const file = (name: string, ending = 'js') => new RegExp(`/assets/${name}-[\\w-]{7,8}\\.${ending}$`)
const lose = (route: Route) => route.abort('connectionfailed')
/** It is the document that was there before: a reload would have dropped what somebody typed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSame = (page: Page) => page.evaluate(() => 'sameDocument' in window)

/** Some browsers never again ask for a module that was lost once, others do: the installed one, and an older one. */
const older = process.env.SPOOR_OLDER_CHROMIUM
describe('in the installed browser', () => lostCode())
describe.skipIf(!older)('in an older one (SPOOR_OLDER_CHROMIUM)', () => lostCode(older))

function lostCode(executable?: string): void {
  const visit = openBrowser(executable)
  const open = (path: string, before?: (page: Page) => Promise<unknown>) =>
    openPastWorker(visit, `${site.origin}${path}`, before)

  test('code of a page that is lost once is fetched again, and nobody notices', async () => {
    const page = await open('/')
    await page.route(file('directory'), lose, { times: 1 })
    await page.getByRole('link', { name: 'All fitting centres' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tyre Fitting Centres' }).waitFor()
  })

  test('code that does not come leaves a button that fetches it, without a reload', async () => {
    const page = await open('/')
    await page.route(file('directory'), lose)
    await page.getByRole('link', { name: 'All fitting centres' }).click()
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    await mark(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Trying…' }).waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.unroute(file('directory'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tyre Fitting Centres' }).waitFor()
    expect(await isSame(page)).toBe(true)
  })

  test('what another file brings for a page may be lost as well, and the page comes by itself', async () => {
    const page = await open('/', ({ clock }) => clock.install())
    await page.route(file('landings'), lose)
    await page.getByRole('link', { name: 'All fitting centres' }).click()
    await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
    await mark(page)
    await page.unroute(file('landings'))
    await page.clock.fastForward('00:15')
    await page.getByRole('heading', { level: 1, name: 'Tyre Fitting Centres' }).waitFor()
    expect(await isSame(page)).toBe(true)
  })

  test('a page that is slow to come says so over the one before', async () => {
    const page = await open('/', ({ clock }) => clock.install())
    const code = await hold(page, file('directory'))
    await page.getByRole('link', { name: 'All fitting centres' }).click()
    await page.waitForURL('**/fitment-centres')
    await page.clock.fastForward('00:05')
    await page.getByText('Still loading. The connection is slow.').waitFor()
    await code.release()
    await page.getByRole('heading', { level: 1, name: 'Tyre Fitting Centres' }).waitFor()
    expect(await page.getByText('Still loading').count()).toBe(0)
  })

  test('a form whose code is lost says so over the page, and opens once it is fetched', async () => {
    const page = await open(results)
    await page.route(file('guest-prompt'), lose)
    await page.getByRole('link', { name: /^Choose a time/ }).click()
    await page.getByText('This could not be opened').waitFor()
    expect(await page.getByRole('article').count()).toBe(1)
    await page.unroute(file('guest-prompt'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog', { name: 'How would you like to book?' }).waitFor()
  })

  test('a map whose code is lost leaves the page, and is drawn once it is fetched', async () => {
    const page = await open(results)
    await page.route(file('offer-map'), lose)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.getByText('Failed to load the map').waitFor()
    await page.getByRole('heading', { level: 1, name: /205\/55R16/ }).waitFor()
    await page.unroute(file('offer-map'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.leaflet-container').waitFor()
  })

  test('a map whose styles are lost once is drawn with them', async () => {
    const page = await open(results)
    const styles = page.waitForResponse(file('base-map', 'css'))
    await page.route(file('base-map', 'css'), lose, { times: 1 })
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await styles
    const map = page.locator('.leaflet-container')
    await map.waitFor()
    expect(await map.evaluate((one) => getComputedStyle(one).overflow)).toBe('hidden')
  })

  test('a page whose first code is lost once wakes up all the same', async () => {
    const page = await open('/', (soon) => soon.route(file('base'), lose, { times: 1 }))
    await page.getByRole('tab', { name: 'Make and model' }).click()
    await page.getByLabel('Make', { exact: true }).waitFor()
    expect(await page.getByText('This page has not loaded fully').count()).toBe(0)
  })

  test('a page whose first code does not come says so, and wakes up when it does', async () => {
    const page = await visit('about:blank', { width: 360 })
    await pastWorker(page)
    await page.route(file('base'), lose)
    await page.goto(site.origin)
    const notice = page.getByText('This page has not loaded fully')
    await notice.waitFor()
    await mark(page)
    await page.unroute(file('base'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await takenOver(page)
    await notice.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: 'Make and model' }).click()
    await page.getByLabel('Make', { exact: true }).waitFor()
    expect(await isSame(page)).toBe(true)
  })

  test('a server that cannot be reached takes nobody for signed out', async () => {
    const page = await visit('about:blank', { width: 360 })
    await pastWorker(page)
    await page.clock.install()
    await page.route('**/api/**', lose)
    for (const path of ['/booking', '/bookmarks', '/alerts', '/messages']) {
      await page.goto(`${site.origin}${path}`)
      await page.getByRole('heading', { name: 'Not available offline' }).waitFor()
      await page.clock.fastForward('00:30')
      expect(await page.getByText(/^(sign|log) in$/i).count()).toBe(0)
    }
    await page.unroute('**/api/**')
    const isAsked = async () => {
      await page.clock.fastForward('00:10')
      return page.getByText('Please log in to access your messages').count()
    }
    await expect.poll(isAsked, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { name: 'Not available offline' }).count()).toBe(0)
  })
}
