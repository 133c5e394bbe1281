import { beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { ToldPage, ToldView } from '#core/contracts/notices.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { newEmail } from '../auth/mailbox.ts'
import { ask, ctx, write } from '../auth/site.ts'
import { forgetCounts, makeBooking, makePerson } from '../contract/world.ts'
import { mailTo, world } from '../conversation.ts'

beforeEach(forgetCounts)

/** A person with a proven address, who has written to us on WhatsApp. */
async function reachable() {
  const person = await makePerson()
  const email = newEmail()
  const proven = { email, email_verified_at: ctx.clock.now() }
  await ctx.db.updateTable('account').set(proven).where('id', '=', person.accountId).execute()
  await ctx.db.updateTable('contact').set({ email }).where('id', '=', person.contactId).execute()
  await write(person.number, 'hi')
  return { ...person, email }
}
const told = async (cookie: string, query = '') =>
  ToldPage.parse(JSON.parse((await ask('GET', `/api/notifications?${query}`, { cookie })).text))
const testOn = async (cookie: string, channel: string) => {
  const { status, text } = await ask('POST', '/api/notifications/test', { cookie, body: { channel } })
  expect(status).toBe(201)
  return ToldView.parse(JSON.parse(text))
}
const local = (hoursFromNow: number) =>
  new Date(ctx.clock.now().getTime() + (2 + hoursFromNow) * 3_600_000).toISOString().slice(11, 16)

test('a test goes out on each channel as a notice would, and the history says what became of it', async () => {
  const { cookie, email } = await reachable()
  expect(await testOn(cookie, 'email')).toMatchObject({ state: 'waiting', because: 'e-mail is on for your bookings' })
  expect(await testOn(cookie, 'whatsapp')).toMatchObject({ state: 'waiting' })
  expect(await testOn(cookie, 'in_app')).toMatchObject({ state: 'sent', because: 'the app is on for your bookings' })
  expect(await testOn(cookie, 'push')).toMatchObject({
    state: 'dropped',
    because: 'no browser of yours shows notifications',
  })
  await drainWork(ctx)
  expect((await mailTo(email))?.subject).toBe('This is a test')
  expect((await told(cookie)).told.map(({ channel, state }) => `${channel} ${state}`)).toEqual([
    'push dropped',
    'in_app sent',
    'whatsapp sent',
    'email sent',
  ])
})

test('a test says honestly why it does not go out', async () => {
  const { cookie, contactId } = await reachable()
  await ask('PATCH', '/api/preferences', { cookie, body: { email: { bookings: false } } })
  expect(await testOn(cookie, 'email')).toMatchObject({
    state: 'dropped',
    because: 'e-mail is off for your bookings in your settings',
  })
  const unproven = await makePerson()
  expect(await testOn(unproven.cookie, 'email')).toMatchObject({
    state: 'dropped',
    because: 'the e-mail address is not confirmed as yours',
  })
  await ctx.db.updateTable('contact').set({ email: null }).where('id', '=', contactId).execute()
  expect((await ask('POST', '/api/notifications/test', { body: { channel: 'email' } })).status).toBe(401)
})

test('what is held stands there with its end, and goes out when its person asks for it', async () => {
  const { cookie, email } = await reachable()
  const quietHours = { start: local(-1), end: local(3) }
  await ask('PATCH', '/api/preferences', { cookie, body: { quietHours } })
  const held = await testOn(cookie, 'email')
  expect(held).toMatchObject({ state: 'held', because: 'it waits for the end of your quiet hours', canGoNow: true })
  expect((await told(cookie, 'held=true')).told).toEqual([held])
  expect(new Date(held.until ?? 0).getTime()).toBeGreaterThan(ctx.clock.now().getTime())
  await drainWork(ctx)
  expect(await mailTo(email)).toMatchObject({ status: 'held' })

  const sendNow = (cookie: string) => ask('POST', `/api/notifications/${held.id}/send`, { cookie })
  expect((await sendNow(world.unverifiedGuest.cookie)).status).toBe(404)
  expect((await sendNow(cookie)).json).toMatchObject({ state: 'waiting', until: null })
  await drainWork(ctx)
  expect(await mailTo(email)).toMatchObject({ status: 'sent' })
  expect((await told(cookie, 'held=true')).told).toEqual([])
  expect((await sendNow(cookie)).status).toBe(409)
})

test('a person reads their own history in pages, and nobody else’s', async () => {
  const driver = await reachable()
  const booking = await makeBooking({ ...world, driver }, { start: '2026-11-24T08:00:00Z' })
  await confirmBooking(ctx, as(world.staff), booking.id)
  await drainWork(ctx)
  const all = await told(driver.cookie)
  expect(all.told).toContainEqual(
    expect.objectContaining({ title: `Confirmed: ${world.shop.name}`, channel: 'whatsapp', state: 'sent' }),
  )
  const first = await told(driver.cookie, 'limit=2')
  const rest = await told(driver.cookie, `limit=50&after=${first.next}`)
  expect([...first.told, ...rest.told]).toEqual(all.told)
  const others = await told((await makePerson()).cookie, `after=${all.told[0]?.id}`)
  expect(others).toEqual({ told: [], next: null })
  expect((await ask('GET', '/api/notifications')).status).toBe(401)
})
