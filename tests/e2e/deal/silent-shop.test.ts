import { expect, test } from 'vitest'
import { wednesdayMorning } from '#tests/support/context.ts'
import { goTo, openBrowser } from '../browser.ts'
import { worldWithSite } from '../people.ts'
import { openStreet } from './street.ts'

const world = await worldWithSite(wednesdayMorning)
const visit = openBrowser()
const street = await openStreet(
  world,
  visit,
  `
given    shop Rivonia Tyres in Sandton, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80
given    shop Bryanston Tyres in Bryanston, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80
given    shop Kloof Tyres in Fourways, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80
given    stock Rivonia Tyres: Michelin Primacy 4 205/55R16 91V at R 1 899
given    stock Rivonia Tyres: Goodyear EfficientGrip 225/45R17 91W at R 2 199 x 2, to order 4 in 10 hours
given    stock Bryanston Tyres: Pirelli Cinturato 205/55R16 91V at R 1 949
given    stock Kloof Tyres: Continental EcoContact 205/55R16 91V at R 1 929
`,
)

test('a shop is silent: two others are asked from the page, one says yes on its dashboard, one on its phone; one is taken', async () => {
  const { code } = await street.ask('driver', 'Rivonia Tyres', { date: '2026-11-20', time: '10:30' })
  const kept = await street.ask('driver2', 'Rivonia Tyres', { date: '2026-11-20', time: '13:00' })
  await street.on('shop', '[Have it] under Sipho Dube')
  expect(await street.news('driver2')).toContain('Confirmed: Rivonia Tyres')

  await street.goOnTo('2026-11-18 09:11')
  expect(await street.news('driver')).toContain('Rivonia Tyres has not answered yet')
  expect(await street.news('shop')).toContain('Thandi Nkosi is still waiting')
  await street.onlyTold('driver', 'shop')

  const mine = await street.page('driver', '/booking')
  const card = mine.getByRole('article').filter({ hasText: code })
  await card.getByRole('button', { name: 'Ask two more shops' }).click()
  const named = mine.getByRole('alertdialog', { name: 'Ask these shops as well?' })
  await named.getByText('Bryanston Tyres').waitFor()
  await named.getByText('R 8 116,00').waitFor()
  await street.press(named.getByRole('button', { name: 'Ask them' }))
  expect(await street.news('shop2')).toContain('Thandi Nkosi')
  expect(await street.news('shop3')).toContain('Thandi Nkosi')
  await street.onlyTold('driver', 'shop2', 'shop3')

  const desk = await street.page('shop3', '/business/bookings')
  const row = desk.getByRole('row', { name: /Thandi Nkosi/ })
  await street.press(row.getByRole('button', { name: 'Confirm' }))
  expect(await street.news('driver')).toContain('Kloof Tyres makes you an offer')
  await street.onlyTold('driver')
  await street.on('shop2', '[Have it]')
  expect(await street.news('shop2')).toContain('booked when Thandi Nkosi takes it')
  await street.onlyTold('driver', 'shop2')

  const offered = mine.getByRole('article').filter({ hasText: 'Kloof Tyres' })
  await offered.getByRole('button', { name: /^(Take|Accept)/ }).waitFor()
  await street.isSound(mine, desk)
  await street.press(offered.getByRole('button', { name: /^(Take|Accept)/ }))
  await offered.getByText(/^Confirmed for Friday 20 November at 10:30/).waitFor()
  expect(await street.news('shop3')).toContain('Thandi Nkosi comes Friday 20 November at 10:30')
  for (const lost of ['shop', 'shop2'] as const) {
    expect(await street.news(lost)).toContain('they took the offer of another shop')
    expect(await street.news(lost)).not.toContain('Sipho')
  }
  await street.onlyTold('driver', 'shop', 'shop2', 'shop3')
  const silent = await street.page('shop', '/business/bookings?status=cancelled')
  await silent.getByRole('row', { name: /Thandi Nkosi.*Cancelled/ }).waitFor()
  await goTo(silent, `${world.origin}/business/bookings`)
  await silent.getByRole('row', { name: new RegExp(`${kept.code}.*Confirmed`) }).waitFor()
})

test('tyres that have to be ordered: from when they are there on the site and in the chat, and the shop says that it ordered them', async () => {
  const found = await street.page(
    'driver2',
    '/search/results?size=225%2F45R17&quantity=4&near=-26.1076,28.0567&place=Sandton',
  )
  await found.getByText('To order: tomorrow from 10:30').first().waitFor()
  await street.isSound(found)
  await street.on('driver', '4x 225/45R17 in Sandton')
  expect(await street.news('driver')).toContain('to order: tomorrow from 10:30')
  await street.on('driver', 'book 1')
  await street.on('driver', 'tomorrow 10:30')
  await street.on('driver', '[Send request]')
  expect(await street.news('shop')).toContain('To be ordered: 2 of these tyres')
  await street.onlyTold('driver', 'shop')

  const desk = await street.page('shop', '/business/bookings')
  const row = desk.getByRole('row', { name: /Thandi Nkosi.*Pending/ })
  await row.getByText(/^answer by /).waitFor()
  await street.press(row.getByRole('button', { name: 'I have ordered it' }))
  expect(await street.news('driver')).toContain('Confirmed: Rivonia Tyres')
  expect(await street.news('driver')).toContain('Thursday 19 November at 10:30')
  await street.onlyTold('driver')
})
