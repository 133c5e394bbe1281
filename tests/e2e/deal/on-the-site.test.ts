import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { wednesdayMorning } from '#tests/support/context.ts'
import { makeListing, makeShop } from '#tests/support/factories.ts'
import { accessibilityProblems, openBrowser, scrollsSideways } from '../browser.ts'
import { peopleOf, worldWithSite } from '../people.ts'

const world = await worldWithSite(wednesdayMorning)
const { ctx, settle, origin } = world
const visit = openBrowser()
const { signedIn, openAs } = peopleOf(world, visit)

/** Three shops side by side, each with the size that is asked for and somebody at the counter. */
const shops = []
for (const [number, name] of ['Kloof Tyres', 'Rivonia Tyres', 'Wynberg Tyres'].entries()) {
  const shop = await makeShop(ctx, { name, city: 'Sandton', bays: 3, lat: -26.1 - number / 100, lng: 28.05 })
  const listing = await makeListing(ctx, shop, {
    brand: 'Michelin',
    priceCents: 190_000 + number * 10_000,
    quantity: 12,
  })
  const seller = await signedIn(`+2782111001${number}`, `Seller ${number + 1}`, shop)
  shops.push({ name, shop, listing, seller })
}
const [kloof, rivonia, wynberg] = shops
if (!kloof || !rivonia || !wynberg) throw new Error('There are three shops')
await makeListing(ctx, kloof.shop, { brand: 'Pirelli', model: 'Cinturato P7', priceCents: 210_000, quantity: 8 })
await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })
const driver = await signedIn('+27821234567', 'Thandi Nkosi')

/** On the driver's phone nothing scrolls sideways, and axe finds nothing. */
async function isSound(page: Page): Promise<void> {
  expect(await scrollsSideways(page)).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
}

/** Asks Kloof Tyres for a fitting of its Michelins on Friday. */
async function request(time: string): Promise<{ id: string; code: string }> {
  const answer = await fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', cookie: `session=${driver}` },
    body: JSON.stringify({
      ...{ shopId: kloof?.shop.id, listingId: kloof?.listing.id, quantity: 4, services: ['fitting'] },
      ...{ date: '2026-11-20', time },
      customer: { name: 'Thandi Nkosi', email: 'thandi@example.com', phone: '+27821234567' },
    }),
  })
  const booking = await answer.json()
  expect(answer.status, JSON.stringify(booking)).toBe(201)
  await settle()
  return booking
}

test('three shops are asked on the site, answer on their dashboards, and one price is taken to a booking', async () => {
  const page = await openAs(driver, '/quotes?size=205/55R16&near=-26.1,28.05&place=Sandton', { width: 360 })
  await page.getByRole('textbox', { name: /What the shops should know/ }).fill('For a Golf 7')
  await page.getByRole('button', { name: 'Ask them' }).click()
  const round = page.getByRole('region', { name: /^4 × 205\/55R16 near/ })
  await round.getByText('No answer yet').nth(2).waitFor()
  await settle()

  const desk = ({ seller }: { seller: string }) => openAs(seller, '/business/quotes')
  const [first, second, third] = await Promise.all([desk(kloof), desk(rivonia), desk(wynberg)])
  await first.getByText('For a Golf 7').waitFor()
  await first.getByRole('textbox', { name: 'Price of one tyre, in rand' }).fill('1750')
  await first.getByRole('textbox', { name: 'Note' }).fill('With new valves')
  await first.getByRole('button', { name: 'Send price: R 7 320,00' }).click()
  await first.getByText(/^4 × 205\/55R16 near .*: R 7 320,00 fitted$/).waitFor()
  await second.getByRole('button', { name: /^Send price/ }).click()
  await second.getByText('Price sent').waitFor()
  await third.getByRole('button', { name: 'Can’t' }).click()
  await third.getByRole('button', { name: 'Say that you can’t' }).click()
  await third.getByText('Nobody waits for a price of yours.').waitFor()
  await settle()

  // They come by themselves, the cheapest first.
  const kloofs = round.getByRole('listitem').filter({ hasText: 'Kloof Tyres' })
  await kloofs.getByText('R 7 320,00 fitted').waitFor()
  await round.getByText('Cannot quote').waitFor()
  expect(await round.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Kloof Tyres',
    'Rivonia Tyres',
    'Wynberg Tyres',
  ])
  await isSound(page)
  await kloofs.getByRole('button', { name: 'Take it from Kloof Tyres' }).click()
  const form = page.getByRole('dialog', { name: 'Book at Kloof Tyres' })
  await form.getByRole('button', { name: 'Ask the shop' }).click()
  await form.getByText('Please choose a day').waitFor()
  await form.getByRole('group', { name: 'Day' }).getByRole('radio').nth(2).press(' ')
  await form.getByRole('group', { name: 'Time' }).getByRole('radio', { name: '10:00' }).press(' ')
  await form.getByRole('textbox', { name: 'E-mail' }).fill('thandi@example.com')
  await form.getByRole('button', { name: 'Ask the shop' }).click()
  await page.waitForURL(`${origin}/booking`)
  await page.getByText('R 7 320,00').first().waitFor()
  await settle()
  await second.getByText('Lost', { exact: true }).waitFor()
  await first.getByText('Won', { exact: true }).waitFor()
})

test('another tyre is offered at the dashboard and taken on the page of the driver', async () => {
  const { id, code } = await request('12:00')
  const page = await openAs(driver, '/booking', { width: 360 })
  const mine = page.getByRole('article').filter({ hasText: code })
  await mine.getByText('Waiting for the shop').waitFor()
  const desk = await openAs(kloof.seller, `/business/bookings?booking=${id}`)
  const panel = desk.getByRole('dialog', { name: code })
  await panel.getByRole('button', { name: 'Offer something else' }).click()
  const form = desk.getByRole('dialog', { name: `Offer something else for ${code}` })
  // Its other tyres of the size stand there without a word typed.
  await form.getByRole('button', { name: /^Pirelli Cinturato P7/ }).click()
  await form.getByRole('textbox', { name: /Total in rand/ }).fill('8 200')
  await form.getByText('The driver reads: Pirelli Cinturato P7 205/55R16 91V, total R 8 200,00').waitFor()
  expect(await accessibilityProblems(desk)).toEqual([])
  await form.getByRole('button', { name: 'Ask the driver' }).click()
  await desk.getByText('The driver is asked').waitFor()
  await settle()

  const offers = mine.getByRole('region', { name: 'Offers' })
  await offers.getByText('4 × Pirelli Cinturato P7 205/55R16 91V').waitFor()
  await offers
    .getByText(/R 8 200,00/)
    .first()
    .waitFor()
  await isSound(page)
  await offers.getByRole('button', { name: /^Take 4 × Pirelli/ }).click()
  await mine.getByText(/^Confirmed for Friday 20 November at 12:00/).waitFor()
  await mine.getByRole('heading', { name: /Pirelli Cinturato P7/ }).waitFor()
  await settle()
  await panel.getByText('Confirmed', { exact: true }).first().waitFor()
})

test('a job is done at another price, and both totals stand side by side', async () => {
  const { id, code } = await request('14:00')
  const desk = await openAs(kloof.seller, `/business/bookings?booking=${id}`)
  const panel = desk.getByRole('dialog', { name: code })
  await panel.getByRole('button', { name: 'Confirm', exact: true }).click()
  await desk.getByText(new RegExp(`^${code}, Thandi Nkosi, Fri 20 Nov 14:00, 4 × Michelin`)).waitFor()
  await settle()
  ctx.clock.set(new Date('2026-11-20T12:05:00Z'))
  await settle()
  await desk.reload()
  await panel.getByRole('button', { name: 'Start', exact: true }).click()
  await panel.getByRole('button', { name: 'Done at another price' }).click()
  const form = desk.getByRole('dialog', { name: `What was done for ${code}?` })
  await form.getByRole('textbox', { name: /Another total/ }).fill('8 100')
  await form.getByRole('button', { name: 'Complete at R 8 100,00' }).click()
  await panel.getByText('R 7 920,00', { exact: true }).first().waitFor()
  await panel.getByText('R 8 100,00', { exact: true }).first().waitFor()
  await settle()

  const page = await openAs(driver, '/booking?show=past', { width: 360 })
  const mine = page.getByRole('article').filter({ hasText: code })
  await mine.getByText('Done R 8 100,00').waitFor()
  await mine.getByText('Quoted R 7 920,00').waitFor()
  await isSound(page)
})
