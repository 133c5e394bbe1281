import { beforeEach, describe, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { continueGuestBooking } from '#core/rules/website/whatsapp-texts.ts'
import { signId } from '#core/signed-id.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx, newNumber, twilio, write } from '../../api/auth/site.ts'
import { makeQuote } from '../../api/contract/valid-quotes.ts'
import { forgetCounts, friday, makeBooking, makePerson, makeWorld } from '../../api/contract/world.ts'

const world = await makeWorld()
const { driver, unverifiedGuest, shop } = world
beforeEach(forgetCounts)

const HOUR = 3_600_000

/** Requests for the same time are one. */
let made = 0
const nextTime = () => new Date(Date.parse('2026-11-23T06:30:00Z') + (made++ * HOUR) / 2).toISOString()

async function handOn() {
  const booking = await makeBooking(world, { start: nextTime() })
  const path = `/api/bookings/${booking.id}/handed`
  const made = await ask('POST', path, { cookie: driver.cookie })
  return { booking, path, page: pageOf(String(made.json.url)), made }
}
const pageOf = (url: string): string => `/api/handed/${url.split('/').at(-1)}`
const yes = (page: string, name: string, seenTotalCents: number) =>
  ask('POST', `${page}/yes`, { body: { name, seenTotalCents } })
const saidTo = (number: string): string =>
  twilio.messages
    .filter(({ to }) => to.includes(number))
    .map(({ body }) => body)
    .join('\n')

test('who pays sees the whole booking, and nothing of how to reach its driver', async () => {
  const { booking, page } = await handOn()
  const shown = await ask('GET', page)
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(shown.json).toMatchObject({ code: booking.code, totalCents: booking.totalCents, takesYes: true, yes: null })
  expect(shown.text).toContain(shop.name)
  for (const secret of [driver.number, booking.id, driver.contactId, 'chatKey'])
    expect(shown.text).not.toContain(secret)
})

test('their yes is told to driver and shop once, and no words of theirs look like a link', async () => {
  const { booking, page } = await handOn()
  const said = await Promise.all([1, 2].map(() => yes(page, 'Nomsa of fleet.example', booking.totalCents)))
  expect(said.map(({ status }) => status)).toEqual([200, 200])
  expect((await ask('GET', page)).json).toMatchObject({ takesYes: false, yes: { totalCents: booking.totalCents } })
  await drainWork(ctx)
  for (const number of [driver.number, world.staff.phone]) {
    const told = saidTo(number)
    expect(told.split(`Who pays for ${booking.code} says yes`)).toHaveLength(2)
    expect(told).not.toContain('fleet.example')
  }
  const own = await ask('GET', `/api/bookings/${booking.id}/handed`, { cookie: driver.cookie })
  expect(own.json).toMatchObject({ yes: { name: 'Nomsa of fleet.example' } })
})

test('a yes to another total, without a name, or to what is over, is none', async () => {
  const { booking, page } = await handOn()
  expect((await yes(page, 'Nomsa', booking.totalCents - 1)).json.code).toBe('PRICE_CHANGED')
  expect((await yes(page, '  ', booking.totalCents)).json.fields).toEqual({ name: 'Please enter your name' })
  await ask('POST', `/api/bookings/${booking.id}/cancel`, { cookie: driver.cookie, body: {} })
  expect((await yes(page, 'Nomsa', booking.totalCents)).json.code).toBe('BOOKING_OVER')
  expect((await ask('GET', page)).json).toMatchObject({ status: 'cancelled', takesYes: false, yes: null })
  const again = await ask('POST', `/api/bookings/${booking.id}/handed`, { cookie: driver.cookie })
  expect([again.status, again.json.code]).toEqual([409, 'BOOKING_OVER'])
})

test('only the driver hands it on, reads the link and ends it', async () => {
  const { path, page } = await handOn()
  const member = await makePerson()
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    for (const { cookie } of [unverifiedGuest, member]) expect((await ask(method, path, { cookie })).status).toBe(404)
    expect((await ask(method, path)).status).toBe(401)
  }
  expect((await ask('GET', page)).status).toBe(200)
})

describe('the link', () => {
  test('opens nothing once it is changed, mixed, or made for something else', async () => {
    const [{ booking, page }, other] = [await handOn(), await handOn()]
    const token = page.split('/').at(-1) ?? ''
    const foreign = ['page of booking', 'calendar of booking', 'booking handed on, version 1']
    const wrong = [
      `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      `${token.slice(0, 20)}${other.page.slice(-23)}`,
      ...foreign.map((purpose) => signId(ctx.config.authSecret, purpose, booking.id)),
      'x',
    ]
    for (const one of wrong)
      for (const answer of [
        await ask('GET', `/api/handed/${one}`),
        await ask('GET', `/api/handed/${one}/booking.pdf`),
        await yes(`/api/handed/${one}`, 'Nomsa', booking.totalCents),
      ])
        expect([answer.status, answer.json.code]).toEqual([404, 'HANDED_NOT_FOUND'])
  })

  test('opens no other door of the booking', async () => {
    const { page } = await handOn()
    const token = page.split('/').at(-1)
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await ask(method, `/api/guest-handed/${token}`)).status).toBe(404)
    for (const [method, way] of [
      ['GET', ''],
      ['POST', '/cancel'],
      ['POST', '/messages'],
    ] as const)
      expect(
        (
          await ask(
            method,
            `/api/guest-bookings/${token}${way}`,
            way === '' ? {} : { body: way === '/cancel' ? {} : { message: 'Hi' } },
          )
        ).status,
      ).toBe(404)
  })

  test('ends when its driver ends it; a new one does not bring the old one back', async () => {
    const { booking, path, page } = await handOn()
    await yes(page, 'Nomsa', booking.totalCents)
    expect((await ask('DELETE', path, { cookie: driver.cookie })).status).toBe(204)
    expect((await ask('GET', page)).status).toBe(404)
    expect((await ask('GET', path, { cookie: driver.cookie })).json).toMatchObject({
      url: null,
      yes: { name: 'Nomsa' },
    })
    const next = pageOf(String((await ask('POST', path, { cookie: driver.cookie })).json.url))
    expect((await ask('GET', next)).status).toBe(200)
    expect((await ask('GET', page)).status).toBe(404)
  })

  test('ends after two weeks; handing it on again prolongs it', async () => {
    const { path, page, made } = await handOn()
    const now = ctx.clock.now()
    ctx.clock.advance(13 * 24 * HOUR)
    expect((await ask('POST', path, { cookie: driver.cookie })).json.url).toBe(made.json.url)
    ctx.clock.advance(13 * 24 * HOUR)
    expect((await ask('GET', page)).status).toBe(200)
    ctx.clock.advance(25 * HOUR)
    expect((await ask('GET', page)).status).toBe(404)
    ctx.clock.set(now)
  })

  test('of a guest ends with the private link when the booking finds its owner', async () => {
    const customer = { name: 'Guest', phone: newNumber(), email: 'handed@example.com' }
    const body = { shopId: shop.id, services: ['alignment'], date: friday, time: '10:00', customer }
    const { json } = await ask('POST', '/api/bookings', { body })
    const own = `/api/guest-bookings/${json.guestToken}`
    const page = pageOf(String((await ask('POST', own.replace('guest-bookings', 'guest-handed'))).json.url))
    const key = String((await ask('GET', own)).json.chatKey)
    expect((await ask('GET', page)).status).toBe(200)
    // Who shows the key holds the link, so both go on.
    await write(newNumber(), continueGuestBooking(String(json.code), 'f'.repeat(16)))
    expect((await ask('GET', page)).status).toBe(200)
    await write(customer.phone, 'hi there, I booked on your website')
    expect((await ask('GET', page)).status).toBe(404)
    expect(key).not.toBe('null')
  })
})

test('the PDF says what the page says, of what was typed no more than a line', async () => {
  const long = `Nomsa ${'very '.repeat(20)}long`
  const { booking, page } = await handOn()
  await yes(page, long, booking.totalCents)
  await confirmBooking(ctx, as(world.staff), booking.id)
  const file = await ask('GET', `${page}/booking.pdf`)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(file.headers['content-disposition']).toContain(`booking-${booking.code}.pdf`)
  expect(file.headers['cache-control']).toBe('no-store')
  expect(file.text.startsWith('%PDF-1.5')).toBe(true)
  expect(file.text.length).toBeLessThan(60_000)
})

describe('a shop’s price', () => {
  async function handQuoteOn() {
    const quote = await makeQuote()
    await quote.answer()
    await drainWork(ctx)
    const path = `/api/quote-answers/${quote.askId}/handed`
    const { json } = await ask('POST', path, { cookie: quote.driver.cookie })
    const page = pageOf(String(json.url))
    const totalCents = Number((await ask('GET', page)).json.totalCents)
    return { ...quote, path, page, totalCents }
  }

  test('is seen whole and agreed to once; its driver is told, and the shop, which does not know them, is not', async () => {
    const { shop, driver, frontDesk, page, totalCents } = await handQuoteOn()
    const shown = await ask('GET', page)
    expect(shown.json).toMatchObject({
      what: 'quote',
      code: null,
      takesYes: true,
      totalCents,
      shop: { name: shop.name },
    })
    for (const secret of [driver.number, driver.contactId]) expect(shown.text).not.toContain(secret)
    expect((await yes(page, 'Nomsa', totalCents - 1)).json.code).toBe('PRICE_CHANGED')
    const said = await Promise.all([1, 2].map(() => yes(page, 'Nomsa of fleet.example', totalCents)))
    expect(said.map(({ status }) => status)).toEqual([200, 200])
    await drainWork(ctx)
    const told = saidTo(driver.number)
    expect(told.split(/Nomsa .* says yes to R 7 520 at/)).toHaveLength(2)
    expect(told).not.toContain('fleet.example')
    expect(saidTo(frontDesk.number)).not.toContain('Nomsa')
    const file = await ask('GET', `${page}/booking.pdf`)
    expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringContaining('quote.pdf')])
  })

  test('is only its driver’s to hand on; the link ends with their word, and a price that is over takes no yes', async () => {
    const { driver, frontDesk, path, page, round, totalCents } = await handQuoteOn()
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      for (const { cookie } of [unverifiedGuest, frontDesk])
        expect((await ask(method, path, { cookie })).status).toBe(404)
      expect((await ask(method, path)).status).toBe(401)
    }
    expect((await ask('DELETE', path, { cookie: driver.cookie })).status).toBe(204)
    expect((await ask('GET', page)).json.code).toBe('HANDED_NOT_FOUND')
    const next = pageOf(String((await ask('POST', path, { cookie: driver.cookie })).json.url))
    expect(next).not.toBe(page)
    await ask('POST', `/api/quote-rounds/${round.id}/close`, { cookie: driver.cookie })
    expect((await yes(next, 'Nomsa', totalCents)).json.code).toBe('QUOTE_OVER')
    expect((await ask('GET', next)).json).toMatchObject({ status: 'cancelled', takesYes: false, yes: null })
    expect((await ask('POST', path, { cookie: driver.cookie })).json.code).toBe('QUOTE_OVER')
  })

  test('that is taken brings the yes along: the shop sees who pays beside the booking', async () => {
    const { shop, driver, frontDesk, listing, askId, page, totalCents } = await handQuoteOn()
    await yes(page, 'Nomsa', totalCents)
    const booked = await ask('POST', '/api/bookings', {
      cookie: driver.cookie,
      body: {
        ...{ shopId: shop.id, listingId: listing.id, quantity: 4, services: ['fitting'], date: friday, time: '11:00' },
        ...{ customer: { name: 'Thandi Nkosi', email: 'thandi@example.com', phone: driver.number } },
        ...{ quoteId: askId, seenTotalCents: totalCents },
      },
    })
    const { json } = await ask('GET', `/api/counter-bookings/${booked.json.id}`, { cookie: frontDesk.cookie })
    expect(json.payer).toMatchObject({ name: 'Nomsa', totalCents })
    expect((await ask('GET', page)).json).toMatchObject({ what: 'quote', status: 'confirmed', takesYes: false })
    const link = await ask('GET', `/api/bookings/${booked.json.id}/handed`, { cookie: driver.cookie })
    expect(link.json).toMatchObject({ url: null, yes: { name: 'Nomsa' } })
  })
})
