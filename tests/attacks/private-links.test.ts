import { beforeEach, describe, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { continueGuestBooking } from '#core/rules/website/whatsapp-texts.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx, newNumber, write as writeInChat } from '../api/auth/site.ts'
import { forgetCounts, friday, makeWorld } from '../api/contract/world.ts'

const world = await makeWorld()
beforeEach(forgetCounts)

const DAY = 24 * 3_600_000
let people = 0

async function bookAsGuest() {
  const customer = { name: 'Guest', phone: newNumber(), email: `link${++people}@example.com` }
  const body = { shopId: world.shop.id, services: ['alignment'], date: friday, time: '10:00', customer }
  const { json } = await ask('POST', '/api/bookings', { body })
  const calendar = await ask('GET', `/api/guest-bookings/${json.guestToken}/calendar`)
  return {
    ...customer,
    id: String(json.id),
    code: String(json.code),
    page: `/api/guest-bookings/${json.guestToken}`,
    calendar: new URL(String(calendar.json.url)).pathname,
  }
}
const mailsTo = async (email: string) => {
  await drainWork(ctx)
  return ctx.db.selectFrom('mail').select(['subject', 'text']).where('to_address', '=', email).orderBy('id').execute()
}

describe('a private link of a booking', () => {
  test('ends when the number’s owner has written to us, with its mails and its calendar file', async () => {
    const booking = await bookAsGuest()
    expect((await ask('GET', booking.calendar)).status).toBe(200)
    const before = await mailsTo(booking.email)
    await writeInChat(booking.phone, 'hi there, I booked on your website')
    const refused = await ask('GET', booking.page)
    expect([refused.status, refused.json.code]).toEqual([404, 'LINK_ENDED'])
    for (const way of ['cancel', 'accept', 'decline'])
      expect((await ask('POST', `${booking.page}/${way}`, { body: {} })).status).toBe(404)
    expect((await ask('GET', booking.calendar)).status).toBe(404)
    await confirmBooking(ctx, as(world.staff), booking.id)
    expect(await mailsTo(booking.email)).toEqual(before)
  })

  test('goes on for whoever shows its key in the chat: they hold it', async () => {
    const booking = await bookAsGuest()
    const key = String((await ask('GET', booking.page)).json.chatKey)
    await writeInChat(booking.phone, continueGuestBooking(booking.code, key))
    expect((await ask('GET', booking.page)).json).toMatchObject({ code: booking.code, chatKey: null })
  })

  test('ends three months after the appointment', async () => {
    const booking = await bookAsGuest()
    await ctx.db
      .updateTable('booking')
      .set({ status: 'completed', awaiting: null })
      .where('id', '=', booking.id)
      .execute()
    const now = ctx.clock.now()
    ctx.clock.advance(85 * DAY)
    expect((await ask('GET', booking.page)).status).toBe(200)
    ctx.clock.advance(10 * DAY)
    expect((await ask('GET', booking.page)).status).toBe(404)
    ctx.clock.set(now)
  })
})

describe('a message by the private link of a booking', () => {
  const write = (path: string, message = 'Where do I park?') => ask('POST', `${path}/messages`, { body: { message } })
  const threadsOf = (bookingId: string) =>
    ctx.db.selectFrom('thread').select(['id', 'type']).where('booking_id', '=', bookingId).execute()

  test('reaches its shop with the booking, twice in one conversation, whose link opens that one only', async () => {
    const booking = await bookAsGuest()
    const made = await Promise.all([write(booking.page), write(booking.page, 'I come by bus')])
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(made.map(({ json }) => json.link)).size).toBe(1)
    expect((await threadsOf(booking.id)).map(({ type }) => type)).toEqual(['booking'])
    const page = `/api/guest-threads/${String(made[0].json.link).split('/').at(-1)}`
    expect((await ask('GET', `${page}/messages`)).text).toContain('I come by bus')
    expect(made[0].json.link).not.toContain(booking.page.split('/').at(-1))
  })

  test('is not taken from anybody else, nor once the booking has found its owner', async () => {
    const [booking, other] = [await bookAsGuest(), await bookAsGuest()]
    const [id] = booking.page.split('.')
    for (const wrong of [`${booking.page}A`, `${id}.${other.page.split('.').at(-1)}`, '/api/guest-bookings/x'])
      expect((await write(wrong)).status).toBe(404)
    await writeInChat(booking.phone, 'hi there, I booked on your website')
    expect((await write(booking.page)).status).toBe(404)
    expect(await threadsOf(booking.id)).toEqual([])
  })
})

test('a private link of a thread ends when the number’s owner has written to us, and so do its mails', async () => {
  const guest = { name: 'Guest', phone: newNumber(), email: `link${++people}@example.com` }
  const made = await ask('POST', '/api/guest-messages', {
    body: { shopId: world.shop.id, ...guest, message: 'Do you fit run-flats?' },
  })
  const page = `/api/guest-threads/${String(made.json.link).split('/').at(-1)}`
  expect((await ask('GET', page)).status).toBe(200)
  ctx.clock.advance(60_000)
  await writeInChat(guest.phone, 'hi')
  expect((await ask('GET', page)).status).toBe(404)
  expect((await ask('GET', `${page}/messages`)).status).toBe(404)
  expect((await ask('POST', `${page}/messages`, { body: { message: 'Hello' } })).status).toBe(404)
  await writeInChat(world.staff.phone, 'tell the customer yes, we do')
  expect(await mailsTo(guest.email)).toEqual([])
})
