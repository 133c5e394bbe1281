import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { goTo, openBrowser, scrollsSideways } from '../browser.ts'
import { peopleOf, worldWithSite } from '../people.ts'

const world = await worldWithSite(wednesdayMorning)
const { ctx, origin } = world
const visit = openBrowser()
const { signedIn, openAs } = peopleOf(world, visit)

const LONG = 'Vulkaniseerwerkswinkelbestuursmaatskappyvoorbandeenwieldopp'
const FORTY = 'Bandeherstelwerkswinkelvansuidafrikabpkx'
const shop = await makeShop(ctx, { name: LONG })
const other = await makeShop(ctx, { name: 'Kloof Tyres' })
const listing = await makeListing(ctx, shop, { code: 'KX7M2' })
await makeListing(ctx, other, { code: 'QR4T8', brand: 'Dunlop', model: 'LM705' })
await makeDeal(ctx, shop, listing)
await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
const seller = await signedIn('+27821110001', FORTY, shop)
const driver = await signedIn('+27821110002', `${FORTY}${FORTY.slice(20)}`)

const fits = async (page: Page, path: string) => {
  await goTo(page, `${origin}${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await scrollsSideways(page), path).toBe(false)
  expect(await scrollsSideways(page, '200%'), `${path} with text twice as large`).toBe(false)
}

test('names that are one long word stay within pages, cards, heads and lists on a phone', async () => {
  const page = await openAs(driver, '/messages', { width: 360 })
  const post = (path: string, data: object) => page.request.post(`${origin}/api${path}`, { headers: { origin }, data })
  for (const one of [shop, shop, other]) await post('/threads', { shopId: one.id, message: 'Do you fit run-flats?' })
  const booked = await post('/bookings', {
    ...{ shopId: shop.id, listingId: listing.id, quantity: 2, services: ['fitting'], date: '2026-11-20' },
    customer: { name: FORTY, email: 'thandi@example.com', phone: '0821110002' },
  })
  expect(booked.ok(), await booked.text()).toBe(true)
  await post('/bookmarks', { shopId: shop.id })
  for (const path of [
    '/messages',
    '/booking',
    '/bookmarks',
    '/profile',
    '/fitment-centres',
    `/business/${shop.slug}`,
    '/search/results?size=205/55R16',
    '/comparison?codes=KX7M2,QR4T8',
  ])
    await fits(page, path)
  await goTo(page, `${origin}/messages`)
  const rows = page.getByRole('listitem').filter({ hasText: 'Do you fit run-flats?' })
  await rows.first().waitFor()
  const add = await page.getByRole('link', { name: 'New message' }).boundingBox()
  for (const time of await rows.getByRole('time').all()) {
    const box = await time.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0), 'the time ends before the round button').toBeLessThan(add?.x ?? 0)
  }
  await rows.first().getByRole('link').click()
  await page.getByRole('heading', { level: 2 }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)

  const frontDesk = await openAs(seller, '/business/bookings', { width: 360 })
  for (const path of ['/business/bookings', '/business/messages', '/business/seller-dashboard'])
    await fits(frontDesk, path)
})

test('bookings stand beside each other on a wide screen, and their counts are whole at twice the text', async () => {
  const page = await openAs(driver, '/booking', { width: 1920 })
  for (const date of ['2026-11-23', '2026-11-24']) {
    const data = { shopId: other.id, services: ['alignment'], quantity: 1, date }
    const customer = { name: FORTY, email: 'thandi@example.com', phone: '0821110002' }
    const booked = await page.request.post(`${origin}/api/bookings`, {
      headers: { origin },
      data: { ...data, customer },
    })
    expect(booked.ok(), await booked.text()).toBe(true)
  }
  await goTo(page, `${origin}/booking`)
  const cards = page.getByRole('article')
  await cards.nth(1).waitFor()
  const [one, next] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
  expect(next?.y).toBe(one?.y)
  expect(next?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0))

  const frontDesk = await openAs(seller, '/business/bookings', { width: 360 })
  const counts = frontDesk.getByRole('button', { name: /^(Pending|Confirmed|In progress|Completed|Cancelled) / })
  await counts.last().waitFor()
  await frontDesk.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await counts.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0)
  expect(await counts.count()).toBe(5)
})

test('a wide screen has the centres on a map beside their list; the one that is picked stands out in the list', async () => {
  const page = await visit(`${origin}/fitment-centres`, { width: 1440 })
  const map = page.getByRole('region', { name: 'Where the centres are' })
  const card = page.getByRole('article', { name: 'Kloof Tyres' })
  await map.waitFor()
  const [list, beside] = [await card.boundingBox(), await map.boundingBox()]
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(beside?.x ?? 0)
  expect(await page.getByRole('button', { name: 'Map', exact: true }).isVisible()).toBe(false)
  await goTo(page, `${origin}/fitment-centres?shop=${other.slug}`)
  await page.getByText('Kloof Tyres is marked in the list').waitFor({ state: 'attached' })
  expect(await scrollsSideways(page)).toBe(false)
})

test.each(['/', '/search', `/business/${shop.slug}`, '/fitment-centres', '/search/results?size=205/55R16'])(
  '%s uses a wide screen, and no line of its text is longer for it',
  async (path) => {
    const page = await visit(`${origin}${path}`, { width: 1920 })
    const used = await page.locator('main').evaluate((main) => {
      const boxes = [...main.querySelectorAll('h1, h2, article, form, figure, section > *, aside')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
    })
    expect(used).toBeGreaterThan(1500)
    const tooLong = await page.locator('main p, main dd').evaluateAll((texts) =>
      texts
        .filter((one) => one.children.length === 0)
        .flatMap((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          const lines = [...range.getClientRects()]
          const size = Number.parseFloat(getComputedStyle(one).fontSize)
          return lines.length > 1 && lines.some(({ width }) => width > size * 46) ? [one.textContent] : []
        }),
    )
    expect(tooLong).toEqual([])
  },
)
