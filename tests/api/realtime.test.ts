import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSessionsOfContact } from '#core/auth/sessions.ts'
import { endMember } from '#core/businesses/members/members.ts'
import type { RealtimeEvent } from '#core/contracts/realtime.ts'
import { actorOf } from '#core/load-actor.ts'
import { paced, push } from '#core/realtime.ts'
import { continueGuestBooking } from '#core/rules/website/whatsapp-texts.ts'
import { membershipsOf } from '#db/queries/shops/members.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { confirm, newEmail, signUpByEmail, tokenTo } from './auth/mailbox.ts'
import { ask, cookieOf, ctx, newNumber, write } from './auth/site.ts'
import { browser } from './browser-sockets.ts'
import { valid } from './contract/valid.ts'
import { makeGuestQuote } from './contract/valid-quotes.ts'
import { forgetCounts, makeBooking, makePerson, makeWorld } from './contract/world.ts'

beforeEach(forgetCounts)
const world = await makeWorld()

/** Somebody at the counter of the shop, who is signed in. */
async function makeSeller() {
  const person = await makePerson()
  await makeMember(ctx, world.shop, person.contactId)
  return person
}
const threadOf = async ({ cookie }: { cookie: string }) => {
  const made = await ask('POST', '/api/threads', { cookie, body: { shopId: world.shop.id, message: 'Hi' } })
  return String(made.json.id)
}

test('tells both sides of a thread, whoever holds its private link, and nobody else', async () => {
  const { driver, unverifiedGuest, shop } = world
  const [mine, other] = [await browser(driver.cookie), await browser(unverifiedGuest.cookie)]
  const body = { shopId: shop.id, message: 'Hello' }
  const thread = await ask('POST', '/api/threads', { cookie: driver.cookie, body })
  expect(await mine.next('thread_changed')).toEqual({ type: 'thread_changed', threadId: thread.json.id })
  const guest = { shopId: shop.id, name: 'Sipho', email: 'sipho@example.com', message: 'Hi' }
  const made = await ask('POST', '/api/guest-messages', { body: guest })
  const token = String(made.json.link).split('/').at(-1) ?? ''
  const guests = await browser('', { thread: token })
  await ask('POST', `/api/guest-threads/${token}/messages`, { body: { message: 'Are you there?' } })
  expect(await guests.next('thread_changed')).toEqual({ type: 'thread_changed', threadId: made.json.threadId })
  expect(other.heard).toEqual([])
})

test('tells the other side of an open thread that somebody writes, not who, and nobody else', async () => {
  const { driver, unverifiedGuest } = world
  const [seller, colleague, threadId] = [await makeSeller(), await makeSeller(), await threadOf(driver)]
  const [mine, theirs, colleagues, other] = [
    await browser(driver.cookie),
    await browser(seller.cookie),
    await browser(colleague.cookie),
    await browser(unverifiedGuest.cookie),
  ]
  expect(await Promise.all([mine, theirs, colleagues, other].map(({ open }) => open(threadId)))).toEqual([
    ...[true, true, true, false],
  ])
  for (const one of [other, theirs, theirs]) one.socket.emit('typing', { threadId })
  expect(await mine.next('typing')).toEqual({ type: 'typing', threadId, side: 'business' })
  mine.socket.emit('typing', { threadId })
  expect(await theirs.next('typing')).toEqual({ type: 'typing', threadId, side: 'customer' })
  expect(await colleagues.next('typing')).toEqual({ type: 'typing', threadId, side: 'customer' })
  const typed = (one: typeof mine) => one.heard.filter(({ type }) => type === 'typing').length
  expect([mine, theirs, colleagues, other].map(typed)).toEqual([1, 1, 1, 0])
})

test('a guest’s link opens its own thread only', async () => {
  const guestOf = async () => {
    const guest = { shopId: world.shop.id, name: 'Sipho', email: 'sipho@example.com', message: 'Hi' }
    const made = await ask('POST', '/api/guest-messages', { body: guest })
    return { threadId: String(made.json.threadId), token: String(made.json.link).split('/').at(-1) ?? '' }
  }
  const [one, other] = [await guestOf(), await guestOf()]
  const guest = await browser('', { thread: one.token })
  expect([await guest.open(one.threadId), await guest.open(other.threadId)]).toEqual([true, false])
  const seller = await browser((await makeSeller()).cookie)
  await seller.open(one.threadId)
  seller.socket.emit('typing', { threadId: one.threadId })
  await guest.next('typing')
})

test('a browser that shows a private link hears of what that opens, whoever is signed in there', async () => {
  const { driver, shop } = world
  const [mine, bad] = [await browser(driver.cookie), await browser(driver.cookie, { thread: 'bad' })]
  expect([mine.connected, bad.connected]).toEqual([true, false])
  const guest = { shopId: shop.id, name: 'Sipho', email: 'sipho@example.com', message: 'Hi' }
  const made = await ask('POST', '/api/guest-messages', { body: guest })
  const token = String(made.json.link).split('/').at(-1) ?? ''
  const linked = await browser(driver.cookie, { thread: token })
  const own = await threadOf(driver)
  expect(await mine.next('thread_changed')).toEqual({ type: 'thread_changed', threadId: own })
  await ask('POST', `/api/guest-threads/${token}/messages`, { body: { message: 'Are you there?' } })
  expect(await linked.next('thread_changed')).toEqual({ type: 'thread_changed', threadId: made.json.threadId })
  expect(linked.heard).toHaveLength(1)
})

test('a member who is let go hears and says nothing more in the threads that were open', async () => {
  const { driver } = world
  const [member, threadId] = [await makeSeller(), await threadOf(driver)]
  const [mine, theirs] = [await browser(driver.cookie), await browser(member.cookie)]
  await Promise.all([mine.open(threadId), theirs.open(threadId)])
  const [membership] = await membershipsOf(ctx.db, member.contactId)
  await endMember(ctx, await actorOf(ctx, member.contactId), String(membership?.id))
  await theirs.next('access_changed')
  theirs.socket.emit('typing', { threadId })
  expect(await theirs.open(threadId)).toBe(false)
  mine.socket.emit('typing', { threadId })
  await push(ctx, [`account:${driver.accountId}`, `account:${member.accountId}`], { type: 'messages_read' })
  await Promise.all([mine.next('messages_read'), theirs.next('messages_read')])
  expect([...mine.heard, ...theirs.heard].filter(({ type }) => type === 'typing')).toEqual([])
})

test('tells every browser that something may be missing after the line to the database was cut', async () => {
  const mine = await browser(world.driver.cookie)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%push%'`.execute(ctx.db)
  expect(await mine.next('missed')).toEqual({ type: 'missed' })
})

test('tells the driver of a booking that changed', async () => {
  const booking = await makeBooking(world)
  const mine = await browser(world.driver.cookie)
  await drainWork(ctx)
  expect(await mine.next('booking_changed')).toEqual({ type: 'booking_changed', bookingId: booking.id })
})

test('tells the private page of a guest’s booking, and their account, that a message or a link proved who they are', async () => {
  const body = (await valid.postBookings?.(world))?.body ?? {}
  const book = async (email: string) => {
    const phone = newNumber()
    const { json } = await ask('POST', '/api/bookings', {
      body: { ...body, time: undefined, customer: { name: 'Sipho', email, phone } },
    })
    const token = String(json.guestToken)
    const { chatKey } = (await ask('GET', `/api/guest-bookings/${token}`)).json
    const page = await browser('', { booking: token })
    return { phone, page, words: continueGuestBooking(String(json.code), String(chatKey)) }
  }
  const { phone, page, words } = await book(newEmail())
  await write(phone, words)
  await page.next('booking_changed')
  const email = newEmail()
  const { page: other } = await book(email)
  const cookie = cookieOf(await signUpByEmail(email))
  const mine = await browser(cookie)
  await confirm(await tokenTo(email, 'verify_email'), cookie)
  await Promise.all([other.next('booking_changed'), mine.next('booking_changed')])
})

test('tells the private page of a guest’s quotes that a shop has answered, and no other', async () => {
  const [mine, other] = [await makeGuestQuote(), await makeGuestQuote()]
  await drainWork(ctx)
  const [page, others] = [await browser('', { quotes: mine.token }), await browser('', { quotes: other.token })]
  await mine.answer()
  await drainWork(ctx)
  expect(await page.next('quotes_changed')).toEqual({ type: 'quotes_changed' })
  await push(ctx, [`quotes-link:${other.round.id}`], { type: 'missed' })
  await others.next('missed')
  expect(others.heard.filter(({ type }) => type === 'quotes_changed')).toEqual([])
})

test('lets nobody in without a session or a link, nor from another site, and out when the session ends', async () => {
  expect((await browser('')).connected).toBe(false)
  for (const link of ['thread', 'booking', 'quotes']) expect((await browser('', { [link]: 'x' })).connected).toBe(false)
  expect((await browser(world.driver.cookie, {}, 'https://elsewhere.example')).connected).toBe(false)
  const mine = await browser(world.driver.cookie)
  const ended = new Promise<void>((resolve) => mine.socket.once('disconnect', () => resolve()))
  await push(ctx, [`account:${world.driver.accountId}`], { type: 'session_ended' })
  expect(await mine.next('session_ended')).toEqual({ type: 'session_ended' })
  await ended
})

test('lets somebody out who signs out in the chat, with all of their browsers', async () => {
  const { unverifiedGuest } = world
  const theirs = await browser(unverifiedGuest.cookie)
  const ended = new Promise((resolve) => theirs.socket.once('disconnect', resolve))
  await endSessionsOfContact(ctx, unverifiedGuest.contactId)
  await ended
})

test('ten events a second at most; what is too much comes later, each thing once', () => {
  vi.useFakeTimers()
  const heard: RealtimeEvent[] = []
  const pace = paced((event) => void heard.push(event))
  for (let round = 0; round < 3; round++)
    for (let at = 0; at < 12; at++) pace.tell({ type: 'thread_changed', threadId: `thread ${at}` })
  expect(heard).toHaveLength(10)
  vi.advanceTimersByTime(1000)
  pace.stop()
  vi.useRealTimers()
  expect(new Set(heard.map((event) => JSON.stringify(event))).size).toBe(12)
})
