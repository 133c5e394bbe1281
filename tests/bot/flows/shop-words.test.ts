import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { instantOf } from '#core/rules/time/time.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, minutes } from '#tests/support/context.ts'
import { makeMember, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { asksFor, phoneOf, showsLast } from './front-desk.ts'

describe('a shop writes', async () => {
  const { url } = await testDatabase()
  const ctx = makeTestContext({ databaseUrl: url })
  afterAll(() => ctx.close())
  beforeEach(() => ctx.clock.set('2026-11-18T07:00:00Z'))

  const counter = async (role: 'owner' | 'staff' = 'staff') => {
    const shop = await makeShop(ctx, { name: 'Rivonia Tyres' })
    const staff = await makeStaff(ctx, shop, { role })
    return { shop, staff: as(staff), say: phoneOf(ctx, staff.id) }
  }
  const asks = async (staff: ReturnType<typeof as>, driver: ReturnType<typeof as>, shopId: string, message: string) => {
    const { id } = await startThread(ctx, driver, { type: 'general', message, shopId })
    await showsLast(ctx, staff.contactId, id)
  }
  const statusOf = async (actor: ReturnType<typeof as>, id: string) => (await oneBooking(ctx, actor, id)).status

  test('yes to the one request that waits: confirmed at once, and taken back within a minute', async () => {
    const { shop, staff, say } = await counter()
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    const said = await say('ok we can do it', { intent: 'shop_confirm' })
    expect(said).toContain(
      'Confirmed: 4 x Michelin Primacy 10 205/55R16 91V for Lerato Mokoena, Friday 20 November at 10:30',
    )
    expect(said).toContain('[Undo]')
    expect(await statusOf(staff, booking.id)).toBe('confirmed')
    expect(await say('undo')).toContain('Taken back')
    expect(await oneBooking(ctx, staff, booking.id)).toMatchObject({ status: 'pending', awaiting: 'shop' })
    expect(await say('undo')).toContain('nothing to take back')
    await say('yes')
    ctx.clock.advance(minutes(2))
    expect(await say('undo')).toContain('nothing to take back')
    expect(await statusOf(staff, booking.id)).toBe('confirmed')
  })

  test('several wait: asked once, with names; a name says which', async () => {
    const { shop, staff, say } = await counter()
    const lerato = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    const sipho = await asksFor(ctx, shop, 'Sipho Dlamini', '14:00')
    expect(await say('yes', { intent: 'yes' })).toContain('Several requests wait')
    expect(await say('2')).toContain('for Sipho Dlamini')
    expect(await statusOf(staff, sipho.booking.id)).toBe('confirmed')
    expect(await say('lerato is fine too', { intent: 'shop_confirm' })).toContain('for Lerato Mokoena')
    expect(await statusOf(staff, lerato.booking.id)).toBe('confirmed')
  })

  test('a question back goes to the driver, and a day alone closes nothing', async () => {
    const { shop, staff, say } = await counter()
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    expect(await say('is it a bakkie?', { intent: 'shop_propose', sure: false })).toContain('Sent to Lerato Mokoena')
    expect(await say('tomorrow', { intent: 'shop_hours', slots: { date: '2026-11-19' } })).toContain(
      'No bookings for Thursday 19 November',
    )
    expect(await say('requests')).toContain('One request waits for your answer')
    expect(await statusOf(staff, booking.id)).toBe('pending')
  })

  test('a yes that names another time is a proposal', async () => {
    const { shop, staff, say } = await counter()
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    expect(await say('yes bring it, can do 11', { intent: 'shop_confirm' })).toContain(
      'Proposed Friday 20 November at 11:00',
    )
    await say('undo')
    expect(await say('yes 10:30 is fine', { intent: 'shop_confirm', slots: { time: '10:30' } })).toContain('Confirmed')
    expect(await statusOf(staff, booking.id)).toBe('confirmed')
  })

  test('a refusal goes to the driver with its reason; what is not certain is asked', async () => {
    const { shop, staff, say } = await counter()
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    const asked = await say('full house here', { intent: 'shop_decline', sure: false })
    expect(asked).toContain('Shall I decline Lerato Mokoena, Friday 20 November at 10:30?')
    await say('no')
    expect(await say('sorry we are full', { intent: 'shop_decline' })).toContain('has been told: “sorry we are full”')
    expect(await oneBooking(ctx, staff, booking.id)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'sorry we are full',
    })
  })

  test('another time, and fewer tyres than asked: the driver accepts three', async () => {
    const { shop, staff, say } = await counter()
    const { booking, driver } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    expect(await say('can he come at 2pm instead?', { intent: 'shop_propose', slots: { time: '14:00' } })).toContain(
      'Proposed Friday 20 November at 14:00 to Lerato Mokoena',
    )
    await say('undo')
    expect(await oneBooking(ctx, staff, booking.id)).toMatchObject({
      awaiting: 'shop',
      slotStart: instantOf('2026-11-20', '10:30').toISOString(),
    })
    const said = await say('we only have 3 left, can do 11?', { intent: 'shop_propose' })
    expect(said).toContain('Proposed Friday 20 November at 11:00')
    expect(said).toContain('3 tyres instead of 4')
    const offered = await oneBooking(ctx, staff, booking.id)
    expect(offered.offered).toMatchObject({ quantity: 3, note: 'we only have 3 left, can do 11?' })
    const taken = await acceptProposal(ctx, driver, booking.id)
    expect(taken).toMatchObject({ quantity: 3, totalCents: offered.offered?.totalCents, status: 'confirmed' })
  })

  test('a question waits and a request waits: a price answers the question, yes the request, else it is asked', async () => {
    const { shop, staff, say } = await counter()
    const { booking, driver } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    await asks(staff, driver, shop.id, 'do you stock Dunlop?')
    expect(await say('yes we have 4, R1650 each', { intent: 'shop_confirm', slots: { quantity: 4 } })).toContain(
      'Sent to Lerato Mokoena: “yes we have 4, R1650 each”',
    )
    expect(await statusOf(staff, booking.id)).toBe('pending')
    await asks(staff, driver, shop.id, 'and open till when?')
    expect(await say('yes we can 4', { intent: 'shop_confirm', slots: { quantity: 4 } })).toContain('what do you mean?')
    await say('yes', { intent: 'yes', choice: 'meant:confirm' })
    expect(await statusOf(staff, booking.id)).toBe('confirmed')
    expect(await say('sure, until 12', { intent: 'tell_customer' })).toContain('Sent to Lerato Mokoena')
  })

  test('free words go to the open thread at once, and come back within a minute', async () => {
    const { shop, staff, say } = await counter()
    const { driver } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    await say('yes', { intent: 'yes' })
    await asks(staff, driver, shop.id, 'can I sit inside?')
    expect(await say('there is a couch and coffee')).toContain('Sent to Lerato Mokoena')
    expect(await say('undo')).toContain('Taken back')
    expect(
      await ctx.db.selectFrom('thread_message').select('content').where('content', 'like', '%couch%').execute(),
    ).toEqual([])
  })

  test('a customer is told by name; a name that nobody has is said', async () => {
    const { shop, staff, say } = await counter()
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    await confirmBooking(ctx, staff, booking.id)
    expect(await say('tell Lerato her car is ready', { intent: 'tell_customer' })).toContain(
      'Sent to Lerato Mokoena: “Your car is ready”',
    )
    expect(await say('tell Naledi to hurry', { intent: 'tell_customer' })).toContain('nobody called Naledi')
    await asksFor(ctx, shop, 'Lerato Khumalo', '14:00')
    expect(await say('tell Lerato we are open', { intent: 'tell_customer' })).toContain('For whom is that?')
    expect(await say('1')).toContain('Sent to Lerato')
  })

  test('the work of the day: started, done by its code, nobody came, called off', async () => {
    const { shop, staff, say } = await counter()
    const first = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    const second = await asksFor(ctx, shop, 'Sipho Dlamini', '14:00')
    for (const { booking } of [first, second]) await confirmBooking(ctx, staff, booking.id)
    ctx.clock.set('2026-11-20T08:40:00Z')
    expect(await say('who is coming today', { intent: 'shop_day' })).toContain('10:30 Lerato Mokoena')
    expect(await say('started with lerato', { intent: 'shop_started' })).toContain('has begun')
    expect(await say(`done with ${first.booking.code}`, { intent: 'shop_done' })).toContain('is done')
    expect(await say("we can't after all, sipho's tyres did not arrive", { intent: 'shop_cancel' })).toContain(
      'Really cancel',
    )
    expect(await say('yes', { intent: 'yes' })).toContain('is cancelled')
    expect((await oneBooking(ctx, staff, second.booking.id)).cancelReason).toContain('did not arrive')
    await say('undo')
    ctx.clock.set('2026-11-20T12:40:00Z')
    expect(await say('he did not pitch', { intent: 'shop_no_show' })).toContain('nobody came')
    expect(await statusOf(staff, second.booking.id)).toBe('cancelled')
  })

  test('hours: a day by anybody, every week by an owner', async () => {
    const { shop, staff, say } = await counter()
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    await confirmBooking(ctx, staff, booking.id)
    const closed = await say('closed on friday', { intent: 'shop_hours' })
    expect(closed).toContain('Closed on Friday 20 November')
    expect(closed).toContain('10:30 Lerato Mokoena')
    expect(await say('undo')).toContain('hours are as before')
    expect(await say('from now on saturdays 8 to 1', { intent: 'shop_hours' })).toContain('Only an owner')
    expect(await say('saturday we open 8 to 12', { intent: 'shop_hours' })).toContain(
      'Open 08:00 to 12:00 on Saturday 21 November',
    )
    const boss = await counter('owner')
    expect(await boss.say('my hours on Saturday are 8 to 12', { intent: 'shop_hours' })).toContain('[Every week]')
    expect(await boss.say('every week', { choice: 'hours:always' })).toContain('From now on, Saturdays: 08:00 to 12:00')
  })

  test('somebody of two shops is asked which, and read back which', async () => {
    const { staff, say } = await counter()
    const other = await makeShop(ctx, { name: 'Wynberg Tyres' })
    await makeMember(ctx, other, staff.contactId)
    expect(await say('closed on friday', { intent: 'shop_hours' })).toContain('For which shop?')
    expect(await say('Wynberg Tyres')).toContain('Wynberg Tyres: Closed on Friday 20 November')
  })

  test('what the website has answered meanwhile is said, and cannot be taken back here', async () => {
    const { shop, staff, say } = await counter()
    const { booking } = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    await say('yes', { intent: 'yes' })
    await cancelBooking(ctx, staff, booking.id, 'compressor')
    expect(await say('undo')).toContain('Somebody has changed it meanwhile')
    expect(await statusOf(staff, booking.id)).toBe('cancelled')
    expect(await say('ok bring it', { intent: 'shop_confirm' })).toContain('No request waits')
  })

  test('a bay that somebody has taken meanwhile does not come back', async () => {
    const shop = await makeShop(ctx, { name: 'One Bay Tyres', bays: 1 })
    const say = phoneOf(ctx, (await makeStaff(ctx, shop)).id)
    await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    await say('sorry no', { intent: 'shop_decline' })
    await asksFor(ctx, shop, 'Sipho Dlamini', '11:00')
    expect(await say('undo')).toContain('Every bay is taken')
  })

  test('a reply to a quoted message belongs to it, whatever else waits', async () => {
    const { shop, staff, say } = await counter()
    const lerato = await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    const sipho = await asksFor(ctx, shop, 'Sipho Dlamini', '14:00')
    const told = async (sid: string, about: { booking_id?: string; thread_id?: string }) =>
      ctx.db
        .insertInto('outbound_message')
        .values({
          contact_id: staff.contactId,
          kind: 'booking_request',
          content: '{"type":"text","body":"x"}',
          status: 'read',
          reason: { code: 'reply' } as never,
          due_at: ctx.clock.now(),
          created_at: ctx.clock.now(),
          provider_sid: sid,
          ...about,
        })
        .execute()
    await told('SM1', { booking_id: sipho.booking.id })
    expect(await say('ok for this one', { intent: 'shop_confirm', repliesTo: 'SM1' })).toContain('for Sipho Dlamini')
    expect(await statusOf(staff, lerato.booking.id)).toBe('pending')
    const { id } = await startThread(ctx, lerato.driver, { type: 'general', message: 'any coffee?', shopId: shop.id })
    await told('SM2', { thread_id: id })
    expect(await say('yes', { intent: 'yes', repliesTo: 'SM2' })).toContain('Sent to Lerato Mokoena: “yes”')
    expect(await statusOf(staff, lerato.booking.id)).toBe('pending')
  })

  test('the home says what there is', async () => {
    const { shop, say } = await counter()
    await asksFor(ctx, shop, 'Lerato Mokoena', '10:30')
    const home = await say('hi', { intent: 'greeting' })
    expect(home).toContain('Waiting for you: 1 request, 0 messages')
    expect(home).toContain('[Requests (1)]')
    expect(await say('Requests (1)')).toContain('Booking request')
  })
})
