import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emailProof } from '#core/bookings/guests/guest-booking.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { goTo, openBrowser } from './browser.ts'
import { focused, tabTo, unnamed } from './keyboard.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()
const shop = await makeShop(site.ctx, { name: 'Kloof Tyres' })
const first = await makeListing(site.ctx, shop, { code: 'KX7M2' })
const second = await makeListing(site.ctx, shop, { code: 'QR4T8', brand: 'Dunlop', model: 'LM705' })
await refreshOffers(site.ctx.db, { all: true, today: localDate(site.ctx.clock.now()) })

/** Where the cells of the table begin, from the left: one place a column if each stands under its tyre. */
const columnEdges = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('th, td')].map((cell) => cell.getBoundingClientRect())
    return [...new Set(cells.flatMap(({ left, width }) => (width > 0 ? [Math.round(left)] : [])))]
  })

test('a driver finds two tyres and compares them by keyboard alone', async () => {
  const page = await visit(site.origin, { width: 360 })
  await tabTo(page, /^Tyre size/)
  await page.keyboard.type('205 55 16')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /205\/55R16/ }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^205\/55R16/)
  await page.getByRole('status').getByText('2 offers shown').waitFor({ state: 'attached' })
  await tabTo(page, /^Compare \w+ .* at Kloof Tyres/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Compare \w+ .* at Kloof Tyres/)
  await page.keyboard.press('Space')
  await page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' }).waitFor()
  await tabTo(page, /^Compare( 2| \(2\))?$/)
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: 'Tyres side by side' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Compare tyres')
  expect(await columnEdges(page)).toHaveLength(2)
  await tabTo(page, /^Take .* out$/)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('1 tyre compared').waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('a guest searches, books and proves the address by keyboard alone, and hears how it stands', async () => {
  const page = await visit('about:blank', { width: 360 })
  await page.clock.install()
  await goTo(page, site.origin)
  expect(await unnamed(page)).toEqual([])
  await tabTo(page, /^Tyre size/)
  await page.keyboard.type('205 55 16')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /205\/55R16/ }).waitFor()
  await page
    .getByRole('article', { name: /Kloof Tyres$/ })
    .first()
    .waitFor()
  expect(await unnamed(page)).toEqual([])
  await tabTo(page, /^Choose a time/)
  await page.keyboard.press('Enter')
  const prompt = page.getByRole('dialog', { name: 'How would you like to book?' })
  await prompt.waitFor()
  await tabTo(page, /^Continue as guest$/)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await form.waitFor()
  await form.getByRole('group', { name: /date$/ }).getByRole('radio').first().waitFor({ state: 'attached' })
  expect(await unnamed(page)).toEqual([])
  for (const name of ['Full name', 'E-mail', 'Phone'])
    expect(await form.ariaSnapshot(), name).toMatch(new RegExp(`textbox "${name}`))
  await tabTo(page, /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Today|Tomorrow)/)
  await page.keyboard.press('Space')
  const times = form.getByRole('group', { name: /time$/ })
  await times.getByRole('radio', { name: /^\d/ }).first().waitFor({ state: 'attached' })
  await tabTo(page, /^(Any time|\d\d:\d\d)/)
  await page.keyboard.press('ArrowRight')
  await tabTo(page, /^Full name/)
  await page.keyboard.type('Sipho Dlamini')
  await tabTo(page, /^E-mail/)
  await page.keyboard.type('sipho@guest.example')
  expect(await form.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Shift+Tab')
  for (let back = 0; !/^Phone/.test(await focused(page)) && back < 4; back++) await page.keyboard.press('Tab')
  await page.keyboard.type('082 555 0100')
  await tabTo(page, /^Book Now$/)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Your request is sent').waitFor()
  await tabTo(page, /^(Keep this time|See your booking)$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/my-booking/**')
  await page.getByText('Keep this page').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const link = page.url()
  const { id } = await site.ctx.db.selectFrom('booking').select('id').executeTakeFirstOrThrow()
  await goTo(page, 'about:blank')
  await goTo(page, `${link}#confirm=${emailProof(site.ctx.config, id)}`)
  await tabTo(page, /^Confirm my e-mail$/)
  await page.keyboard.press('Enter')
  await page.getByText('Your e-mail address is confirmed').first().waitFor()
  expect(await unnamed(page)).toEqual([])
  await site.ctx.db.updateTable('booking').set({ status: 'confirmed', awaiting: null }).execute()
  await page.clock.fastForward('01:05')
  await page.getByRole('status').getByText('Confirmed', { exact: true }).waitFor()

  await page.emulateMedia({ media: 'print' })
  for (const words of [/^Reference/, 'Kloof Tyres'])
    expect(await page.getByRole('article').getByText(words).first().isVisible(), 'on paper').toBe(true)
})

test('a link that has ended, and a page that is not there, have a heading', async () => {
  for (const path of ['/my-booking/bad', '/no-such-page', '/business/none']) {
    const page = await visit(`${site.origin}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

test('paper shows the comparison without what is pressed', async () => {
  const page = await visit('about:blank')
  await page.emulateMedia({ media: 'print' })
  await goTo(page, `${site.origin}/comparison?codes=${first.code},${second.code}`)
  const table = page.getByRole('table', { name: 'Tyres side by side' })
  await table.waitFor()
  expect(await page.getByRole('button').or(page.locator('header, footer')).filter({ visible: true }).count()).toBe(0)
  expect(await table.getByText('R 1 499').or(table.getByText('LM705')).first().isVisible()).toBe(true)
})
