import { beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { newEmail } from '../auth/mailbox.ts'
import { ask, ctx, write } from '../auth/site.ts'
import { forgetCounts, makeBooking, makePerson } from '../contract/world.ts'
import { seller, send, shop, start, world } from '../conversation.ts'

beforeEach(forgetCounts)

test('the data of a person holds what was sent to them, on each channel with its time', async () => {
  const driver = await makePerson()
  const email = newEmail()
  await ctx.db
    .updateTable('account')
    .set({ email, email_verified_at: ctx.clock.now() })
    .where('id', '=', driver.accountId)
    .execute()
  await ctx.db.updateTable('contact').set({ email }).where('id', '=', driver.contactId).execute()
  const reply = await write(driver.number, 'hi')
  const booking = await makeBooking({ ...world, driver })
  await confirmBooking(ctx, as(world.staff), booking.id)
  const thread = await start({}, driver.cookie)
  await send(String(thread.id), 'We have four of them', seller.cookie)
  await drainWork(ctx)
  const at = ctx.clock.now().toISOString()
  const { received } = JSON.parse((await ask('GET', '/api/profile/export', { cookie: driver.cookie })).text)
  expect(received).toContainEqual({
    channel: 'whatsapp',
    at,
    text: expect.stringContaining(reply.split('\n')[0] ?? ''),
  })
  for (const channel of ['whatsapp', 'email', 'in_app']) {
    expect(received).toContainEqual({ channel, at, text: expect.stringContaining('We have four of them') })
    expect(received).toContainEqual({ channel, at, text: expect.stringContaining(`Confirmed: ${shop.name}`) })
  }
  const others = JSON.parse((await ask('GET', '/api/profile/export', { cookie: world.unverifiedGuest.cookie })).text)
  expect(JSON.stringify(others.received)).not.toContain('We have four of them')
})

test('the data of a person holds no code that signs in', async () => {
  const { cookie, number } = await makePerson()
  await write(number, 'hi')
  await ask('POST', '/api/auth/presence', { cookie })
  await drainWork(ctx)
  const { received } = JSON.parse((await ask('GET', '/api/profile/export', { cookie })).text)
  expect(received).toContainEqual(expect.objectContaining({ text: '(not kept)' }))
})
