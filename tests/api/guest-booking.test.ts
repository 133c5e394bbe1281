import { beforeEach, describe, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime } from '#core/bookings/answers/reschedule.ts'
import { continueGuestBooking, myBooking } from '#core/rules/website/whatsapp-texts.ts'
import { signId } from '#core/signed-id.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { confirm, makeMember, newEmail, password, signUpByEmail, tokenTo } from './auth/mailbox.ts'
import { allLogged, ask, cookieOf, ctx, newNumber, twilio, write } from './auth/site.ts'
import { valid } from './contract/valid.ts'
import { forgetCounts, friday, makeWorld } from './contract/world.ts'

const world = await makeWorld()
const options = (await valid.postBookings?.(world))?.body ?? {}
const staff = as(world.staff)
beforeEach(forgetCounts)

async function bookAsGuest(more: Record<string, unknown> = {}) {
  const number = newNumber()
  const email = `guest${number.slice(-4)}@example.com`
  const { json } = await ask('POST', '/api/bookings', {
    body: { ...options, customer: { name: 'Guest', email, phone: number }, ...more },
  })
  const id = String(json.id)
  return { id, code: String(json.code), number, email, token: String(json.guestToken) }
}

const page = (token: string) => `/api/guest-bookings/${token}`
const mailsTo = async (email: string) => {
  await drainWork(ctx)
  return ctx.db.selectFrom('mail').select(['subject', 'text']).where('to_address', '=', email).orderBy('id').execute()
}

const saidTo = (number: string): string =>
  twilio.messages
    .filter(({ to }) => to.includes(number))
    .map(({ body }) => body)
    .join('\n')

describe('the private link', () => {
  test('opens the one booking and nothing else', async () => {
    const { id, token } = await bookAsGuest()
    const answer = await ask('GET', page(token))
    expect([answer.status, answer.json.id, answer.headers['cache-control']]).toEqual([200, id, 'no-store'])
    const tampered = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
    const forCalendar = signId(ctx.config.authSecret, 'calendar of booking', id)
    for (const wrong of [tampered, `${token}A`, token.slice(0, -1), forCalendar, 'x']) {
      const refused = await ask('GET', page(wrong))
      expect([refused.status, refused.json.code]).toEqual([404, 'BOOKING_NOT_FOUND'])
      expect((await ask('POST', `${page(wrong)}/cancel`)).status).toBe(404)
    }
    expect(allLogged()).not.toContain(token)
  })

  test('moves, cancels and gives the calendar file', async () => {
    const { token } = await bookAsGuest()
    const days = await ask('GET', `${page(token)}/open-days?from=2026-11-23&count=1`)
    expect(days.json.days).toEqual([{ date: '2026-11-23', slots: expect.any(Number) }])
    const slots = await ask('GET', `${page(token)}/open-slots?date=2026-11-23`)
    const moved = await ask('POST', `${page(token)}/move`, { body: { start: String(slots.json.starts?.[0]) } })
    expect([moved.status, moved.json.slotStart]).toEqual([200, slots.json.starts?.[0]])
    const link = await ask('GET', `${page(token)}/calendar`)
    expect((await ask('GET', new URL(String(link.json.url)).pathname)).text).toContain('STATUS:TENTATIVE')
    const cancelled = await ask('POST', `${page(token)}/cancel`, { body: { reason: 'Sold it' } })
    expect([cancelled.json.status, cancelled.json.cancelledBy]).toEqual(['cancelled', 'customer'])
    expect((await ask('POST', `${page(token)}/cancel`)).json.code).toBe('BOOKING_NOT_CANCELLABLE')
  })

  test('accepts or declines what the shop proposes', async () => {
    const [one, other] = [await bookAsGuest({ time: undefined }), await bookAsGuest({ time: undefined })]
    for (const { id } of [one, other]) await proposeTime(ctx, staff, id, new Date(`${friday}T09:00:00Z`))
    expect((await ask('POST', `${page(one.token)}/accept`)).json.status).toBe('confirmed')
    expect((await ask('POST', `${page(other.token)}/decline`)).json.status).toBe('cancelled')
  })

  test('does the same change once for the same key', async () => {
    const { token } = await bookAsGuest()
    const headers = { 'Idempotency-Key': 'the-same-tap-twice' }
    const first = await ask('POST', `${page(token)}/cancel`, { headers })
    const again = await ask('POST', `${page(token)}/cancel`, { headers })
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([200, 200, 'true'])
  })
})

describe('a guest is told by e-mail', () => {
  test('of the request and of the answer: what, when, where and for how much, then the proof and the way back', async () => {
    const typed = { notes: 'Buy at replica.example', customer: { name: 'Replica Watches', phone: newNumber() } }
    const email = newEmail()
    const { id, number, token } = await bookAsGuest({ ...typed, customer: { ...typed.customer, email } })
    await drainWork(ctx)
    await confirmBooking(ctx, staff, id)
    const [asked, confirmed] = await mailsTo(email)
    for (const mail of [asked, confirmed]) {
      const facts = ['205/55R16', 'Friday 20 November at', world.shop.name, 'Total R']
      const places = [...facts, 'with this e-mail address', `${ctx.config.publicUrl}/my-booking/${token}#confirm=`].map(
        (one) => mail?.text.indexOf(one) ?? -1,
      )
      expect(places, mail?.text).toEqual(places.filter((at) => at > 0).toSorted((one, other) => one - other))
      expect(mail?.text).not.toMatch(/replica/i)
    }
    expect([asked?.subject, confirmed?.subject]).toEqual([
      'Please confirm your e-mail address for your booking',
      'There is news about your booking',
    ])
    expect(twilio.messages.filter(({ to }) => to.includes(number))).toEqual([])
  })
})

describe('‘Continue on WhatsApp’', () => {
  test('proves the number: the booking is shown, and its news come there', async () => {
    const { id, code, number, token } = await bookAsGuest()
    const key = String((await ask('GET', page(token))).json.chatKey)
    const said = await write(number, continueGuestBooking(code, key))
    expect(said).toContain('your number is confirmed')
    expect(said).toContain(code)
    expect((await ask('GET', page(token))).json.chatKey).toBeNull()
    await confirmBooking(ctx, staff, id)
    await drainWork(ctx)
    expect(saidTo(number)).toContain('Confirmed')
  })

  test('with a key that is not the booking’s shows nothing to another number', async () => {
    const { id, code } = await bookAsGuest()
    for (const words of [continueGuestBooking(code, '0123456789abcdef'), myBooking(code)])
      expect(await write(newNumber(), words)).toContain(`no booking ${code}`)
    const row = await ctx.db.selectFrom('booking').select('customer_contact_id').where('id', '=', id).executeTakeFirst()
    expect(row?.customer_contact_id).toBeNull()
  })

  test('is not needed where the number’s owner has written to us since', async () => {
    const { id, number } = await bookAsGuest()
    await write(number, 'Hi')
    await confirmBooking(ctx, staff, id)
    await drainWork(ctx)
    expect(saidTo(number)).toContain('Confirmed')
  })

  test('is needed again for what was booked with the number after its owner wrote', async () => {
    const { id, number, email } = await bookAsGuest()
    await drainWork(ctx)
    await write(number, 'Hi')
    ctx.clock.advance(60_000)
    const customer = { name: 'Somebody else', email: `other-${email}`, phone: number }
    const later = await ask('POST', '/api/bookings', { body: { ...options, customer, time: undefined } })
    await confirmBooking(ctx, staff, id)
    await drainWork(ctx)
    const row = await ctx.db
      .selectFrom('booking')
      .select('customer_contact_id')
      .where('id', '=', String(later.json.id))
      .executeTakeFirst()
    expect(row).toEqual({ customer_contact_id: null })
  })
})

describe('a guest’s booking comes to the account of its person', () => {
  const mine = async (cookie: string): Promise<string[]> =>
    JSON.parse((await ask('GET', '/api/bookings', { cookie })).text).bookings.map(({ id }: { id: string }) => id)
  const keep = (token: string, cookie: string) => ask('POST', `${page(token)}/keep`, { cookie })

  test('after ‘Continue on WhatsApp’, signing up and confirming the address, in either order', async () => {
    const [one, other] = [await bookAsGuest(), await bookAsGuest()]
    const goOn = async ({ code, number, token }: typeof one) =>
      write(number, continueGuestBooking(code, String((await ask('GET', page(token))).json.chatKey)))
    await goOn(one)
    for (const { email, id, number } of [one, other]) {
      const cookie = cookieOf(await signUpByEmail(email))
      expect(await mine(cookie)).toEqual([])
      await confirm(await tokenTo(email, 'verify_email'), cookie)
      expect(await mine(cookie)).toEqual([id])
      if (id === one.id) expect(await write(number, 'my bookings')).toContain(one.code)
    }
    expect(await goOn(other)).not.toContain('your number is confirmed')
  })

  test('who proved the number with any other words keeps it from whoever typed an address', async () => {
    const { id, email, number } = await bookAsGuest()
    await write(number, 'Hi')
    await confirmBooking(ctx, staff, id)
    await drainWork(ctx)
    const cookie = cookieOf(await signUpByEmail(email))
    await confirm(await tokenTo(email, 'verify_email'), cookie)
    expect(await mine(cookie)).toEqual([])
  })

  test('by the private link, for whoever is signed in, once', async () => {
    const { id, token } = await bookAsGuest()
    const [one, other] = [await makeMember(), await makeMember()]
    expect((await keep(token, '')).status).toBe(401)
    expect((await ask('GET', page(token), { cookie: one.cookie })).json.inAccount).toBe('none')
    expect((await keep(token, one.cookie)).status).toBe(204)
    expect((await keep(token, one.cookie)).status).toBe(204)
    expect(await mine(one.cookie)).toEqual([id])
    expect((await keep(token, other.cookie)).json.code).toBe('KEPT_ELSEWHERE')
    expect((await ask('GET', page(token), { cookie: one.cookie })).json.inAccount).toBe('mine')
    expect((await ask('GET', page(token), { cookie: other.cookie })).json.inAccount).toBe('another')
    expect((await ask('POST', `/api/bookings/${id}/cancel`, { cookie: one.cookie })).json.status).toBe('cancelled')
  })

  test('and stays with the chat that has it when that account is closed', async () => {
    const { id, code, number, token } = await bookAsGuest()
    await write(number, continueGuestBooking(code, String((await ask('GET', page(token))).json.chatKey)))
    const { cookie } = await makeMember()
    expect((await keep(token, cookie)).status).toBe(204)
    expect(await mine(cookie)).toEqual([id])
    expect((await ask('POST', '/api/profile/delete', { cookie, body: { password } })).status).toBe(204)
    const left = (await ask('GET', page(token))).json
    expect([left.status, left.customer?.name, left.inAccount]).toEqual(['pending', 'Guest', 'none'])
    expect(await write(number, 'my bookings')).toContain(code)
  })

  test('and an account with nothing proven gets no more time for the bay by it', async () => {
    const { id, token } = await bookAsGuest()
    const cookie = cookieOf(await signUpByEmail(newEmail()))
    expect((await keep(token, cookie)).status).toBe(204)
    expect(await mine(cookie)).toEqual([id])
    expect((await ask('GET', `/api/bookings/${id}`, { cookie })).json.heldUntil).not.toBeNull()
  })
})
