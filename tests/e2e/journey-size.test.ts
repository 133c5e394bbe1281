import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { openBrowser, pastWorker } from './browser.ts'
import { chooseTime } from './flows/steps.ts'
import { startSite } from './site.ts'

const site = await startSite()
const visit = openBrowser()

for (const name of ['Kloof Tyres', 'Randburg Tyres', 'Soweto Tyres']) {
  const shop = await makeShop(site.ctx, { name })
  await makeDeal(site.ctx, shop, await makeListing(site.ctx, shop))
  for (const model of ['One', 'Two', 'Three']) await makeListing(site.ctx, shop, { model })
}
await refreshOffers(site.ctx.db, { all: true, today: localDate(site.ctx.clock.now()) })

/** All that the page has brought so far, in kB as sent. */
async function countSent(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return () => bytes / 1000
}

test('from the first page over the search to a booking as a guest, a phone pays for less than 400 kB', async () => {
  const page = await visit('about:blank', { width: 360 })
  // What a worker fetches beforehand would not be counted here.
  await pastWorker(page)
  const sent = await countSent(page)
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox').first()
  await field.fill('205/55R16')
  await field.press('Enter')
  await page
    .getByRole('link', { name: /^Choose a time/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  const form = page.getByRole('dialog', { name: 'Book your fitting' })
  await chooseTime(form)
  await form.getByLabel('Full name').fill('Sipho Dlamini')
  await form.getByLabel('Phone').fill('082 555 0100')
  await form.getByLabel('E-mail').fill('sipho@guest.example')
  await form.getByRole('button', { name: 'Book Now' }).click()
  await page.getByText('Your request is sent').waitFor()
  await page.waitForLoadState('networkidle')
  if (process.env.SHOW) console.log(`${sent().toFixed(1)} kB`)
  expect(sent()).toBeLessThanOrEqual(400)
})
