import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeContact, makeListing, makeMember, makeShop } from '#tests/support/factories.ts'
import { hold, openBrowser, openPastWorker, pastWorker, takenOver } from './browser.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()
const shop = await makeShop(site.ctx, { name: 'Kloof Tyres' })
await makeListing(site.ctx, shop)
await makeListing(site.ctx, shop, { size: '225/50R16' })
await refreshOffers(site.ctx.db, { all: true, today: localDate(site.ctx.clock.now()) })

const results = '/search/results?size=205/55R16'
const codeOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`)

const open = (path: string, before?: (page: Page) => Promise<unknown>): Promise<Page> =>
  openPastWorker(visit, `${site.origin}${path}`, before)

test('the offers from before stay without a connection, and those that were asked for come with it', async () => {
  const page = await open(results)
  await page.getByText('Other sizes that may fit the same rim').waitFor()
  await page.context().setOffline(true)
  await page.getByLabel('How many tyres').selectOption('2')
  await page.getByText(/^You have no connection\. These are the offers from before/).waitFor()
  await page.getByRole('article').waitFor()
  await page.context().setOffline(false)
  await page
    .getByRole('article')
    .getByText(/for 2 tyres/)
    .waitFor()
})

/** A page as the server drew it, whose code comes when `release` is called. */
async function openDrawn(path: string, width = 360): Promise<{ page: Page; release(): Promise<void> }> {
  const page = await visit('about:blank', { width })
  await pastWorker(page)
  const code = await hold(page, codeOf('base'))
  await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' })
  const release = async () => {
    await code.release()
    await takenOver(page)
  }
  return { page, release }
}

test('a choice that was made before the code is here is done once it is', async () => {
  const { page, release } = await openDrawn(results)
  await page.getByLabel('How many tyres').selectOption('2')
  await release()
  await page.waitForURL('**quantity=2**')
  await page
    .getByRole('article')
    .getByText(/for 2 tyres/)
    .waitFor()
  expect(await page.getByLabel('How many tyres').inputValue()).toBe('2')
})

test('a filter that was ticked before the code is here counts once it is', async () => {
  const { page, release } = await openDrawn(`${results}&quantity=4`, 1280)
  await page.getByRole('checkbox', { name: /^Shops open now/ }).check()
  await release()
  await page.waitForURL('**open=true**')
  await page.getByRole('checkbox', { name: /^Shops open now/, checked: true }).waitFor()
})

test('what was typed before the code is here is searched for once it is', async () => {
  const { page, release } = await openDrawn('/search')
  await page.getByLabel('Tyre size').fill('225/50R16')
  await release()
  await page.getByText('16 inch rim').waitFor()
  await page.getByRole('button', { name: 'Search Tyres' }).click()
  await page.getByRole('heading', { level: 1, name: /225\/50R16/ }).waitFor()
})

test('what was typed into a list before the code is here narrows it once it is', async () => {
  const { page, release } = await openDrawn('/fitment-centres')
  await page.getByLabel('Search').fill('Kloof')
  await release()
  await page.waitForURL('**text=Kloof**')
  expect(await page.getByLabel('Search').inputValue()).toBe('Kloof')
})

test('what was ticked and taken back before the code is here counts no more', async () => {
  const { page, release } = await openDrawn(results, 1280)
  const openNow = page.getByRole('checkbox', { name: /^Shops open now/ })
  await openNow.check()
  await openNow.uncheck()
  await page.getByLabel('How many tyres').selectOption('3')
  await page.getByLabel('How many tyres').selectOption('2')
  await release()
  await page.waitForURL('**quantity=2**')
  expect(new URL(page.url()).searchParams.get('open')).toBeNull()
  expect(await openNow.isChecked()).toBe(false)
})

test('a tap says what is under way while the code of a page or a form is still coming', async () => {
  const page = await open(results)
  const shopPage = await hold(page, codeOf('shop'))
  await page.getByRole('link', { name: 'Kloof Tyres', exact: true }).click()
  await page.locator('a[aria-busy=true]', { hasText: 'Kloof Tyres' }).waitFor()
  await page.getByRole('status').getByText('Loading…').waitFor({ state: 'attached' })
  await shopPage.release()
  await page.getByRole('heading', { level: 1, name: 'Kloof Tyres' }).waitFor()
  expect(await page.locator('a[aria-busy=true]').count()).toBe(0)

  await page.goBack()
  const prompt = await hold(page, codeOf('guest-prompt'))
  await page.getByRole('link', { name: /^Choose a time/ }).click()
  await page.getByText('Opening…').waitFor()
  await prompt.release()
  await page.getByRole('dialog', { name: 'How would you like to book?' }).waitFor()
})

test('a link that is pointed at is got ready: its code and its data', async () => {
  const page = await open(results)
  const data = page.waitForRequest((request) => request.url().endsWith(`/api/shops/${shop.slug}`))
  await Promise.all([
    page.waitForRequest(codeOf('shop')),
    data,
    page.getByRole('link', { name: 'Kloof Tyres', exact: true }).hover(),
  ])
})

test('nothing is fetched ahead for people who save data', async () => {
  const page = await open(results, (soon) =>
    soon.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
    ),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'Kloof Tyres', exact: true }).focus()
  await page.getByRole('link', { name: /^Choose a time/ }).hover()
  // What follows a focus does so at once; a tap that is answered proves that it had its turn.
  await page.getByRole('button', { name: /^Compare/ }).click()
  await page.waitForURL('**compare=**')
  expect(asked.filter((url) => /shop-|guest-prompt|api\/shops/.test(url))).toEqual([])
})

/** The cookie of somebody who owns the shop. */
async function ownerSession() {
  const contact = await makeContact(site.ctx, { email: 'riaan@example.com' })
  await makeMember(site.ctx, shop, contact.id, 'owner')
  const { accountId } = await accountOf(site.ctx, contact.id)
  const { token } = await openSession(site.ctx, accountId, { address: '127.0.0.1' }, 'email')
  return { name: 'session', value: token, url: site.origin }
}

test('a seller reads the dashboard before any code is here, and nobody reads it after the sign-out', async () => {
  const errors: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await open('/')
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.context().addCookies([await ownerSession()])
  const answer = await page.goto(`${site.origin}/business/seller-dashboard`)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await page.getByRole('link', { name: /^Inventory 2$/ }).waitFor()
  await page.getByText('Kloof Tyres').first().waitFor()
  release()
  await takenOver(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(`${site.origin}/`)
  await page.goBack()
  await page.getByRole('heading', { name: 'Please Log In' }).waitFor()
  expect(await page.getByText('Kloof Tyres').count()).toBe(0)
  expect(errors).toEqual([])
})
