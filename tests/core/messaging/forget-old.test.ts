import { expect, test } from 'vitest'
import { record } from '#core/events.ts'
import { oldRecords } from '#core/messaging/forget-old.ts'
import { hasUndo, noteUndo } from '#core/undo-step.ts'
import { insertDigestItem } from '#db/queries/notifications/digest.ts'
import { insertNotification } from '#db/queries/notifications/notifications.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ctx, newNumber, write } from '../../api/auth/site.ts'
import { makeAlert, makeBooking, makeWorld } from '../../api/contract/world.ts'

const days = (count: number) => count * 24 * 3_600_000
const later = async (count: number) => {
  ctx.clock.advance(days(count))
  for (const forget of oldRecords) await forget(ctx)
}

test('what happened and whom we told of it goes after a year, and not before', async () => {
  const world = await makeWorld()
  const booking = await makeBooking(world)
  await drainWork(ctx)
  const told = () =>
    ctx.db
      .selectFrom('event as e')
      .leftJoin('notification as n', 'n.event_id', 'e.id')
      .select(['e.id', 'n.kind'])
      .where('e.data', '@>', JSON.stringify({ bookingId: booking.id }))
      .execute()
  expect((await told()).map(({ kind }) => kind)).toContain('booking_request')
  const before = (await told()).length
  await later(364)
  expect(await told()).toHaveLength(before)
  await later(2)
  expect(await told()).toEqual([])
})

test('the words of messages go after a year, and not before', async () => {
  const number = newNumber()
  await write(number, 'are you Rumpelstiltskin, the shop?')
  await drainWork(ctx)
  const bodies = async () =>
    JSON.stringify([
      await ctx.db.selectFrom('inbound_message').selectAll().execute(),
      await ctx.db.selectFrom('outbound_message').selectAll().execute(),
    ])
  ctx.clock.advance(364 * 24 * 3_600_000)
  for (const forget of oldRecords) await forget(ctx)
  expect(await bodies()).toContain('Rumpelstiltskin')
  ctx.clock.advance(2 * 24 * 3_600_000)
  for (const forget of oldRecords) await forget(ctx)
  expect(await bodies()).not.toContain('Rumpelstiltskin')
})

test('what has gone into a mail of the day goes after a month, and what waits for one stays', async () => {
  const { driver } = await makeWorld()
  const items = () =>
    ctx.db.selectFrom('digest_item').select('kind').where('contact_id', '=', driver.contactId).orderBy('kind').execute()
  const at = ctx.clock.now()
  for (const kind of ['settled', 'waiting']) {
    const eventId = await record(ctx, { type: 'alerts.found', contactId: driver.contactId })
    const id = await insertNotification(ctx.db, {
      ...{ event_id: eventId, recipient: `contact:${driver.contactId}`, contact_id: driver.contactId, kind },
      ...{ channel: 'email', decision: 'hold', reason: { code: 'digest' }, decided_at: at },
    })
    const notice = JSON.stringify({ title: 'A tyre', lines: [] })
    const settled = kind === 'settled' ? at : null
    await insertDigestItem(ctx.db, {
      ...{ contact_id: driver.contactId, notification_id: String(id), kind, notice, due_at: at, settled_at: settled },
    })
  }
  await later(29)
  expect(await items()).toHaveLength(2)
  await later(2)
  expect(await items()).toEqual([{ kind: 'waiting' }])
})

test('what alerts told goes half a year after the person has switched them off', async () => {
  const world = await makeWorld()
  const { driver, listing } = world
  const contact_id = driver.contactId
  const alert = await makeAlert(world)
  const told_at = ctx.clock.now()
  const match = { contact_id, listing_id: listing.id, alert_id: alert.id, told_cents: 1, told_at, waiting_since: null }
  await ctx.db.deleteFrom('alert_match').where('contact_id', '=', contact_id).execute()
  await ctx.db.insertInto('alert_match').values(match).execute()
  await ctx.db.insertInto('alert_round').values({ contact_id, told_at, due_at: null }).execute()
  const left = async () => [
    (await ctx.db.selectFrom('alert_match').select('told_at').where('contact_id', '=', contact_id).execute()).length,
    (await ctx.db.selectFrom('alert_round').select('told_at').where('contact_id', '=', contact_id).execute()).length,
  ]
  await later(179)
  expect(await left()).toEqual([1, 1])
  await later(2)
  expect(await left()).toEqual([1, 0])
  await ctx.db.updateTable('alert').set({ active: false }).where('id', '=', alert.id).execute()
  await later(1)
  expect(await left()).toEqual([0, 0])
})

test('what a step was before goes once it cannot be taken back any more', async () => {
  const { driver } = await makeWorld()
  await noteUndo(ctx, driver.contactId, {
    what: 'stock',
    subjectId: driver.contactId,
    before: 'before',
    after: 'after',
  })
  const steps = () => ctx.db.selectFrom('undo_step').select('id').where('contact_id', '=', driver.contactId).execute()
  for (const forget of oldRecords) await forget(ctx)
  expect(await hasUndo(ctx, driver.contactId)).toBe(true)
  ctx.clock.advance(2 * 60_000)
  for (const forget of oldRecords) await forget(ctx)
  expect(await steps()).toEqual([])
})
