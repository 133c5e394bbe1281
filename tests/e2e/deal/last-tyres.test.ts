import { expect, test } from 'vitest'
import { wednesdayMorning } from '#tests/support/context.ts'
import { openBrowser } from '../browser.ts'
import { worldWithSite } from '../people.ts'
import { openStreet } from './street.ts'

const world = await worldWithSite(wednesdayMorning)
const visit = openBrowser()
const street = await openStreet(
  world,
  visit,
  `
given    shop Kloof Tyres in Sandton, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80
given    shop Rivonia Tyres in Rivonia, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80
given    shop Bryanston Tyres in Bryanston, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80
given    stock Kloof Tyres: Michelin Primacy 4 205/55R16 91V at R 1 899 x 2
given    stock Kloof Tyres: Firestone F01 205/55R16 91V at R 1 299 x 2
given    stock Rivonia Tyres: Pirelli Cinturato 205/55R16 91V at R 1 949
given    stock Bryanston Tyres: Dunlop Sport 205/55R16 91V at R 1 499
`,
)
const results = '/search/results?size=205%2F55R16&quantity=2&near=-26.1076,28.0567&place=Sandton'

test('two drivers want the last two tyres: one on the site, one on the phone; the shop works on its dashboard and its phone', async () => {
  const asked = await street.ask('driver', 'Kloof Tyres', { quantity: 2, date: '2026-11-20', time: '10:30' })
  expect(await street.news('shop')).toContain('Thandi Nkosi')
  await street.onlyTold('driver', 'shop')
  for (const words of ['2x michelin 205/55R16 in Sandton', 'book 1 friday 11:30', 'yes'])
    await street.on('driver2', words)
  expect(await street.news('shop')).toContain('Sipho Dube')
  await street.onlyTold('driver2', 'shop')

  // Confirmed on the dashboard: the driver reads it on the phone and on the page, and nobody else hears of it.
  const mine = await street.page('driver', '/booking')
  const desk = await street.page('shop', `/business/bookings?booking=${asked.id}`)
  const panel = desk.getByRole('dialog', { name: asked.code })
  await panel.getByText(/^Waits for your answer until .*13:00$/).waitFor()
  await street.press(panel.getByRole('button', { name: 'Confirm', exact: true }))
  expect(await street.news('driver')).toContain('Confirmed: Kloof Tyres')
  await street.onlyTold('driver')
  await mine.getByText(/^Confirmed for Friday 20 November at 10:30/).waitFor()

  // What is free is the same everywhere.
  const stock = await street.page('shop', '/business/inventory')
  await stock.getByText('2 promised, 0 free').first().waitFor()
  const found = await street.page('driver2', results)
  await found
    .getByRole('heading', { name: /Firestone/ })
    .first()
    .waitFor()
  expect(await found.getByRole('heading', { name: /Primacy 4/ }).count()).toBe(0)
  await street.isSound(mine, desk, found)

  // The second one is asked about once, on the dashboard; then another tyre is offered by two taps on the phone.
  await panel.getByRole('button', { name: 'Close' }).first().click()
  await street.press(desk.getByRole('row', { name: /Sipho Dube/ }).getByRole('button', { name: 'Confirm' }))
  const asks = desk.getByRole('dialog', { name: 'More than is free' })
  await asks.getByText('2 of 2 are promised, so none is free, and this booking needs 2.').waitFor()
  await street.onlyTold()
  await street.on('shop', '[Offer other]')
  expect(await street.news('shop')).toContain('None of the tyres that Sipho Dube asked for is free any more')
  await street.on('shop', '[Firestone]')
  expect(await street.news('shop')).toContain('Offered to Sipho Dube')
  expect(await street.news('driver2')).toContain('Firestone F01')
  await street.onlyTold('shop', 'driver2')

  // Taken on the page of the driver: both phones and the dashboard show it.
  const theirs = await street.page('driver2', '/booking')
  await street.press(theirs.getByRole('button', { name: /^Take 2 × Firestone/ }))
  await theirs.getByText(/^Confirmed for Friday 20 November at 11:30/).waitFor()
  expect(await street.news('driver2')).toContain('Confirmed: Kloof Tyres')
  expect(await street.news('shop')).toContain('Sipho Dube')
  await street.onlyTold('driver2', 'shop')
  await stock.reload()
  await stock.getByText('2 promised, 0 free').nth(1).waitFor()
})

test('an offer that is taken back on the dashboard leaves the page and the phone of the driver; what the driver asks for instead is taken', async () => {
  const { id, code } = await street.ask('driver2', 'Rivonia Tyres', { date: '2026-11-23', time: '10:30' })
  const mine = await street.page('driver2', '/booking')
  const card = mine.getByRole('article').filter({ hasText: code })
  await street.on('shop2', '[Offer other]')
  await street.on('shop2', '[Mon 11:00]')
  await street.on('shop2', '[Offer one more]')
  await street.on('shop2', '[Tue 10:00]')
  expect(await street.news('driver2')).toContain('Rivonia Tyres offers you 2 choices')
  await street.onlyTold('driver2', 'shop2')
  await card.getByRole('button', { name: /^Take Tuesday 24 November at 10:00/ }).waitFor()

  const desk = await street.page('shop2', `/business/bookings?booking=${id}`)
  const panel = desk.getByRole('dialog', { name: code })
  await panel.getByRole('button', { name: /^Take back Tuesday 24 November at 10:00/ }).waitFor()
  await street.isSound(mine, desk)
  await street.press(panel.getByRole('button', { name: /^Take back Tuesday 24 November at 10:00/ }))
  await card.getByRole('button', { name: /^Take Tuesday/ }).waitFor({ state: 'detached' })
  expect(await street.news('driver2')).toContain('has taken this back: Tuesday 24 November at 10:00')
  await street.onlyTold('driver2')
  await street.on('driver2', '[Tue 10:00]')
  expect(await street.news('driver2')).toContain('This offer was taken back')
  await street.onlyTold('driver2')

  // The driver asks for another number on the page; the shop takes it with one tap on the phone.
  await card.getByRole('link', { name: 'Change time' }).click()
  const form = mine.getByRole('dialog', { name: 'Change the time' })
  await form.getByText('Other tyres, another number or price').click()
  await form.getByRole('textbox', { name: /Number of tyres/ }).fill('2')
  await street.press(form.getByRole('button', { name: 'Ask the shop' }))
  expect(await street.news('shop2')).toContain('Sipho Dube asks for a change')
  await street.onlyTold('shop2')
  await panel.getByRole('button', { name: /^Take Monday 23 November at 10:30, 2 tyres/ }).waitFor()
  await street.on('shop2', '[Have it]')
  await card.getByText(/^Confirmed for Monday 23 November at 10:30/).waitFor()
  await card.getByRole('heading', { name: /^2 × Pirelli/ }).waitFor()
  await panel.getByText('Confirmed', { exact: true }).first().waitFor()
  await street.onlyTold('driver2', 'shop2')
})
