import { beforeEach, expect, test, vi } from 'vitest'
import { endSessionsOfContact } from '#core/auth/sessions.ts'
import type { RealtimeEvent } from '#core/contracts/realtime.ts'
import { paced } from '#core/realtime/pace.ts'
import { push } from '#core/realtime/push.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx } from './auth/site.ts'
import { browser } from './browser-sockets.ts'
import { forgetCounts, makeBooking, makeWorld } from './contract/world.ts'

beforeEach(forgetCounts)
const world = await makeWorld()

test('tells both sides of a thread, whoever holds its private link, and nobody else', async () => {
  const { driver, stranger, shop } = world
  const [mine, other] = [await browser(driver.cookie), await browser(stranger.cookie)]
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

test('tells the driver of a booking that changed', async () => {
  const booking = await makeBooking(world)
  const mine = await browser(world.driver.cookie)
  await drainWork(ctx)
  expect(await mine.next('booking_changed')).toEqual({ type: 'booking_changed', bookingId: booking.id })
})

test('lets nobody in without a session or a link, nor from another site, and out when the session ends', async () => {
  expect((await browser('')).connected).toBe(false)
  expect((await browser('', { thread: 'x' })).connected).toBe(false)
  expect((await browser(world.driver.cookie, {}, 'https://elsewhere.example')).connected).toBe(false)
  const mine = await browser(world.driver.cookie)
  const ended = new Promise<void>((resolve) => mine.socket.once('disconnect', () => resolve()))
  await push(ctx, [`account:${world.driver.accountId}`], { type: 'session_ended' })
  expect(await mine.next('session_ended')).toEqual({ type: 'session_ended' })
  await ended
})

test('lets somebody out who signs out in the chat, with all of their browsers', async () => {
  const { stranger } = world
  const theirs = await browser(stranger.cookie)
  const ended = new Promise((resolve) => theirs.socket.once('disconnect', resolve))
  await endSessionsOfContact(ctx, stranger.contactId)
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
