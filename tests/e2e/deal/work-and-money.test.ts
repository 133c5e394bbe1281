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
given    shop Kloof Tyres in Sandton, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80, alignment R 450, takes card and cash and instalments
given    shop Rivonia Tyres in Rivonia, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80, takes cash
given    shop Bryanston Tyres in Bryanston, open Mon-Fri 08:00-17:00, 3 bays, fitting R 80
given    stock Kloof Tyres: Michelin Primacy 4 205/55R16 91V at R 1 899
given    stock Rivonia Tyres: Pirelli Cinturato 205/55R16 91V at R 1 949
given    stock Bryanston Tyres: Dunlop Sport 205/55R16 91V at R 1 499
`,
)
const results = '/search/results?size=205%2F55R16&near=-26.1076,28.0567&place=Sandton'

test('a job of each driver: agreed by phone on the dashboard, ready by a tap, done at another price, and one who does not come', async () => {
  const first = await street.ask('driver', 'Kloof Tyres', { date: '2026-11-20', time: '10:30' })
  const second = await street.ask('driver2', 'Kloof Tyres', { date: '2026-11-20', time: '11:30' })
  await street.on('shop', '[Have it] under Thandi Nkosi')
  await street.on('shop', '[Have it] under Sipho Dube')
  const mine = await street.page('driver', '/booking')
  const desk = await street.page('shop', `/business/bookings?booking=${first.id}`)
  const panel = desk.getByRole('dialog', { name: first.code })
  await panel.getByRole('button', { name: 'Correct', exact: true }).click()
  const form = desk.getByRole('dialog', { name: `Correct ${first.code}` })
  await form.getByRole('textbox', { name: /Another total/ }).fill('8 400')
  await form.getByRole('checkbox', { name: /The driver has agreed by phone/ }).check()
  await street.press(form.getByRole('button', { name: 'Correct the booking' }))
  expect(await street.news('driver')).toContain('Agreed by phone')
  expect(await street.news('driver')).toContain('R 8 400')
  await street.onlyTold('driver')
  await mine.getByText('R 8 400,00').first().waitFor()

  await street.goOnTo('2026-11-19 15:00')
  for (const who of ['shop', 'driver', 'driver2'] as const) await street.on(who, 'hi')
  await street.goOnTo('2026-11-20 07:31')
  expect(await street.news('shop')).toContain('Today, Fri 20 Nov: 2 jobs')
  await street.onlyTold('driver', 'driver2', 'shop')
  await street.goOnTo('2026-11-20 11:10')
  await street.on('shop', '[10:30 Thandi Nkosi]')
  await street.on('shop', '[Started]')
  expect(await street.news('driver')).toContain('Kloof Tyres has begun')
  await street.on('shop', '[10:30 Thandi Nkosi]')
  await street.on('shop', '[Ready]')
  expect(await street.news('driver')).toContain('Ready: Kloof Tyres')
  await street.onlyTold('shop', 'driver')
  await mine.getByText('Your car is ready').waitFor()

  await desk.reload()
  await panel.getByRole('button', { name: 'Done at another price' }).click()
  const done = desk.getByRole('dialog', { name: `What was done for ${first.code}?` })
  await done.getByRole('textbox', { name: /Another total/ }).fill('8 650')
  await street.press(done.getByRole('button', { name: 'Complete at R 8 650,00' }))
  expect(await street.news('driver')).toContain('R 8 400 quoted, R 8 650 done')
  expect(await street.news('driver')).not.toContain('is ready')
  await street.onlyTold('driver')
  for (const sum of ['R 8 400,00', 'R 8 650,00']) await panel.getByText(sum, { exact: true }).first().waitFor()
  const past = await street.page('driver', '/booking?show=past')
  await past.getByText('Done R 8 650,00').waitFor()
  await past.getByText('Quoted R 8 400,00').waitFor()
  await street.isSound(past, desk)

  await street.goOnTo('2026-11-20 11:50')
  const missed = await street.page('shop', `/business/bookings?booking=${second.id}`)
  await street.press(missed.getByRole('dialog', { name: second.code }).getByRole('button', { name: 'No-show' }))
  expect(await street.news('driver2')).toContain('You were missed')
  expect(await street.news('driver2')).not.toContain('ancelled')
  await street.onlyTold('driver2')
  const theirs = await street.page('driver2', '/booking?show=cancelled')
  await theirs.getByText(/^You were missed on Friday 20 November at 11:30/).waitFor()
})

test('how people pay is filtered, shown and said; a demand for a deposit goes through with a line to both', async () => {
  const found = await street.page('driver', `${results}&pay=instalments`)
  await found
    .getByRole('heading', { name: /Primacy 4/ })
    .first()
    .waitFor()
  expect(await found.getByRole('heading', { name: /Cinturato|Sport/ }).count()).toBe(0)
  await street.on('driver2', 'do Kloof Tyres take instalments')
  expect(await street.news('driver2')).toContain('instalments')
  await street.onlyTold('driver2')

  await street.on('driver2', 'ask Rivonia Tyres if they can order 225/45R17')
  await street.on('driver2', '[Send it]')
  const inbox = await street.page('shop2', '/business/messages')
  await inbox.getByRole('link').filter({ hasText: '225/45R17' }).click()
  await inbox.getByRole('textbox', { name: 'Message', exact: true }).fill('Yes, but we need a deposit of R500 first')
  await street.by(async () => {
    await inbox.keyboard.press('Enter')
    const said = inbox.getByRole('listitem').filter({ hasText: 'we need a deposit' }).last()
    await said.getByText(/\d\d:\d\d/).waitFor()
  })
  const line = 'Spoor never takes money; pay at the shop'
  expect(await street.news('driver2')).toContain('we need a deposit of R500 first')
  expect(await street.news('driver2')).toContain(line)
  await inbox.getByText(line).first().waitFor()
  await street.onlyTold('driver2')
})
