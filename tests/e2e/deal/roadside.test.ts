import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { worldWithSite } from '../people.ts'
import { openStreet } from './street.ts'

const world = await worldWithSite(new Date('2026-11-18T19:30:00Z'))
const visit = openBrowser()
const street = await openStreet(
  world,
  visit,
  `
given    shop Midrand Mobile in Midrand, open Mon-Fri 08:00-18:00, 2 bays, fitting R 80, mobile R 450, puncture repair R 170, call-outs 00:00-24:00
given    shop Rivonia Tyres in Sandton, open Mon-Fri 08:00-17:00, 2 bays, fitting R 80, mobile R 350, emergency R 300, call-outs 18:00-24:00
given    shop Kyalami Tyres in Midrand, open Mon-Fri 07:00-17:00, 2 bays, fitting R 80, mobile R 300, call-outs 00:00-24:00
`,
)
const midrand = '/flat-tyre?near=-25.9992,28.1263&place=Midrand'

test('a driver asks from the page and another on the phone; a phone and a dashboard answer, each driver takes one, the silent shop is let go', async () => {
  const page = await street.page('driver', midrand)
  expect(await page.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112')
  await page
    .getByRole('link', { name: /^Call Midrand Mobile,/ })
    .first()
    .waitFor()
  await street.isSound(page)
  await street.press(page.getByRole('button', { name: 'Ask them all' }))
  for (const shop of ['shop', 'shop2', 'shop3'] as const) {
    expect(await street.news(shop)).toContain('Thandi, Midrand')
    expect(await street.news(shop)).not.toContain('82 123')
  }
  await street.onlyTold('shop', 'shop2', 'shop3')
  const asked = page.getByRole('region', { name: 'We are asking these shops' })
  await asked.getByText('Midrand Mobile: has not answered yet').waitFor()

  // One answers on the phone, one on the dashboard, where its own price stands.
  await street.on('shop', '[30 min]')
  expect(await street.news('driver')).toContain('Midrand Mobile: about 30 min')
  await street.onlyTold('shop', 'driver')
  await asked.getByText('Midrand Mobile: comes, about 30 min').waitFor()
  await asked.getByText('R 620,00').waitFor()
  const desk = await street.page('shop2', '/business/bookings')
  const card = desk.getByRole('article', { name: 'Thandi, Midrand' })
  await card.getByText(/R 650,00, as on your list/).waitFor()
  await street.press(card.getByRole('button', { name: '60 min' }))
  expect(await street.news('driver')).toContain('Rivonia Tyres: about 60 min')
  await street.onlyTold('driver')

  await street.on('driver2', 'help flat tyre')
  await street.on('driver2', '@Sandton')
  expect(await street.news('driver2')).toContain('I am asking 3 shops that come out to you now')
  await street.onlyTold('driver2', 'shop', 'shop2', 'shop3')
  await desk.getByRole('article', { name: 'Sipho, Sandton' }).waitFor()
  await street.isSound(desk)

  await asked.getByText('Rivonia Tyres: comes, about 60 min').waitFor()
  await street.press(asked.getByRole('button', { name: 'Take Midrand Mobile' }))
  await page.getByRole('heading', { name: 'This shop comes to you' }).waitFor()
  expect(await street.news('shop')).toContain('Thandi takes you: be there in 30 min')
  expect(await street.news('shop')).toContain('082 123 4567')
  expect(await street.news('shop2')).toContain('Taken by another shop. Thank you for answering.')
  expect(await street.news('shop3')).toContain('The driver has help now: another shop comes.')
  expect(await street.news('shop3')).not.toContain('Thank you')
  for (const shop of ['shop', 'shop2', 'shop3'] as const) expect(await street.news(shop)).not.toContain('Sipho')
  await street.onlyTold('driver', 'shop', 'shop2', 'shop3')
  await card.waitFor({ state: 'detached' })

  // The other driver still waits: it is answered on the dashboard, and taken by a tap.
  const other = desk.getByRole('article', { name: 'Sipho, Sandton' })
  await street.press(other.getByRole('button', { name: '30 min' }))
  await street.onlyTold('driver2')
  await street.on('driver2', '[Take them]')
  expect(await street.news('driver2')).toContain('Rivonia Tyres comes: about 30 min')
  expect(await street.news('shop2')).toContain('Sipho Dube: ☎ 082 123 4568')
  await street.onlyTold('driver2', 'shop', 'shop2', 'shop3')
  await page.getByRole('link', { name: 'See the booking' }).click()
  await page.getByText('Midrand Mobile').first().waitFor()
})
