import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { delivery, incidentList, keepDeliveries, markMended, operationsView } from '#core/operations/overview.ts'
import { closeSetAsideRow, retryRow, retryRows, retrySetAside, setAsideList } from '#core/operations/set-aside.ts'
import { dropHeld, heldList, sendHeld } from '#core/operations/waiting.ts'
import { countJob, jobsOfMinute } from '#core/process/metrics.ts'
import { reportIncident } from '#core/transaction.ts'
import { beat } from '#db/queries/operations/work.ts'
import { as, asAdmin } from '#tests/support/actors.ts'
import { hours, makeTestContext, minutes } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())
const driver = await makeContact(ctx, { name: 'Thandi Nkosi', phone: '+27821234567' })
const admin = asAdmin(await makeContact(ctx), ['support'])
beforeEach(async () => {
  ctx.clock.advance(hours(24 * 90))
  for (const table of [
    'outbound_message',
    'inbound_message',
    'event',
    'process_heartbeat',
    'delivery_day',
    'due_failure',
  ] as const)
    await ctx.db.deleteFrom(table).execute()
})
const audited = async () =>
  (await ctx.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).execute())[0]

describe('processes', () => {
  test('show what they say of themselves, and are silent after a while', async () => {
    const of = (id: string, name: string, ago: number) =>
      beat(ctx.db, {
        ...{ id: `01a2b3c4-0000-7000-8000-00000000000${id}`, name, host: 'one', pid: 7, build: '1.0.0' },
        started_at: new Date(ctx.clock.now().getTime() - hours(1)),
        seen_at: new Date(ctx.clock.now().getTime() - ago),
        facts: {
          checks: { database: 'ok', queue: 'failed' },
          memoryBytes: 100,
          disk: null,
          jobs: { event: { completed: 3, failed: 1 } },
        },
      })
    await of('1', 'api', 1_000)
    await of('2', 'workers', minutes(2))
    const { processes, queue } = await operationsView(ctx, admin)
    expect(processes.map(({ name, silent }) => [name, silent])).toEqual([
      ['api', false],
      ['workers', true],
    ])
    expect(processes[0]?.checks).toEqual({ database: 'ok', queue: 'failed' })
    expect(queue.jobs.find(({ name }) => name === 'event')).toMatchObject({ completedAMinute: 3, failedAMinute: 1 })
  })

  test('count the jobs of the last minute', () => {
    const of = jobsOfMinute()
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1000)
    of(at(0))
    countJob('webhook', 'completed')
    expect(of(at(30)).webhook).toEqual({ completed: 1, failed: 0 })
    countJob('webhook', 'failed')
    expect(of(at(60)).webhook).toEqual({ completed: 1, failed: 1 })
    expect(of(at(95)).webhook).toEqual({ completed: 0, failed: 1 })
    expect(of(at(160)).webhook).toEqual({ completed: 0, failed: 0 })
  })
})

describe('what was set aside', () => {
  test('is shown without words, name and number, and goes back to the bot', async () => {
    const at = ctx.clock.now()
    const { id } = await ctx.db
      .insertInto('inbound_message')
      .values({
        ...{ message_sid: 'SM1', contact_id: driver.id, body: 'my secret words' },
        content: JSON.stringify({ kind: 'text' }),
        ...{ received_at: at, attempts: 3, handled_at: at, set_aside_at: at, failure: 'no such size for +27821234567' },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const list = await setAsideList(ctx, admin)
    expect(list.messages).toEqual([expect.objectContaining({ id, person: 'T… N… …567', attempts: 3 })])
    expect(JSON.stringify(list)).not.toMatch(/secret|Thandi|27821234567/)
    await retrySetAside(ctx, admin, id)
    expect(await ctx.db.selectFrom('inbound_message').selectAll().executeTakeFirst()).toMatchObject({
      ...{ handled_at: null, attempts: 0, set_aside_at: null },
    })
    expect((await setAsideList(ctx, admin)).messages).toEqual([])
    expect(await audited()).toMatchObject({ entity_type: 'message', entity_id: id, contact_id: admin.contactId })
    await expect(retrySetAside(ctx, admin, id)).rejects.toMatchObject({ code: 'NOT_SET_ASIDE' })
    await expect(setAsideList(ctx, as(driver))).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })

  test('holds what was due and failed, which is tried again or left', async () => {
    const event = await ctx.db
      .insertInto('event')
      .values({ type: 'deal.published', data: '{}', at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const at = ctx.clock.now()
    const values = { work: 'event', attempts: 3, since: at, set_aside_at: at, failure: 'no such deal' }
    await ctx.db
      .insertInto('due_failure')
      .values([
        { ...values, row_id: event.id },
        { ...values, row_id: 'another' },
      ])
      .execute()
    const { rows } = await setAsideList(ctx, admin)
    expect(rows.map(({ name, about, rowId, reason }) => [name, about, rowId, reason])).toEqual([
      ['What follows from an event', null, 'another', 'no such deal'],
      ['What follows from an event', 'deal.published', event.id, 'no such deal'],
    ])
    const [another, one] = rows
    await closeSetAsideRow(ctx, admin, another?.id ?? '')
    expect(await audited()).toMatchObject({ entity_type: 'job', entity_id: another?.id })
    await retryRow(ctx, admin, one?.id ?? '')
    expect((await setAsideList(ctx, admin)).rows).toEqual([])
    await expect(retryRow(ctx, admin, one?.id ?? '')).rejects.toMatchObject({ code: 'NOT_SET_ASIDE' })
    await expect(retryRow(ctx, as(driver), one?.id ?? '')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await expect(retryRows(ctx, as(driver), 'event')).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  })
})

const outbound = (more: object) =>
  ctx.db
    .insertInto('outbound_message')
    .values({
      ...{ contact_id: driver.id, kind: 'booking_reminder', status: 'held', reason: { code: 'quiet_hours' } },
      ...{ content: JSON.stringify({ type: 'text', body: 'x' }), created_at: ctx.clock.now() },
      due_at: new Date(ctx.clock.now().getTime() + hours(2)),
      ...more,
    })
    .execute()

describe('what is held', () => {
  test('is grouped, decided by the same rules, and dropped', async () => {
    await outbound({})
    await outbound({})
    await outbound({ reason: { code: 'waits_for_reply' }, kind: 'message_received' })
    expect((await heldList(ctx, admin)).groups.map(({ kind, reason, count }) => [kind, reason, count])).toEqual([
      ['booking_reminder', 'quiet_hours', 2],
      ['message_received', 'waits_for_reply', 1],
    ])
    const words = { channel: 'whatsapp', kind: 'message_received', reason: 'waits_for_reply' } as const
    expect(await sendHeld(ctx, admin, words)).toEqual({ sent: 0, held: 1, dropped: 0, left: 1 })
    const reminders = { channel: 'whatsapp', kind: 'booking_reminder', reason: 'quiet_hours' } as const
    const decided = await sendHeld(ctx, admin, reminders)
    expect(decided.held + decided.dropped + decided.sent).toBe(2)
    expect(await dropHeld(ctx, admin, words)).toEqual({ sent: 0, held: 0, dropped: 1, left: 0 })
    expect(await audited()).toMatchObject({ old_values: { ...words, held: 1 }, new_values: { dropped: 1 } })
  })
})

describe('delivery', () => {
  test('counts failures by code and how far messages came, against the period before', async () => {
    const at = (ago: number) => ({ created_at: new Date(ctx.clock.now().getTime() - ago), due_at: ctx.clock.now() })
    const done = { reason: { code: 'answer' }, kind: 'reply' }
    const sent = { sent_at: ctx.clock.now(), status: 'sent' }
    await outbound({ ...done, ...at(hours(1)), ...sent })
    await outbound({
      ...done,
      ...at(hours(1)),
      ...sent,
      status: 'read',
      delivered_at: ctx.clock.now(),
      read_at: ctx.clock.now(),
    })
    await outbound({ ...done, ...at(hours(2)), status: 'failed', error_code: 63003, error_text: 'x' })
    await outbound({ ...done, ...at(hours(30)), status: 'failed', error_code: 63003, error_text: 'x' })
    const day = await delivery(ctx, admin, '24h')
    expect(day.funnel).toEqual([
      {
        ...{ channel: 'whatsapp', kind: 'reply', made: 3, sent: 2, delivered: 1, read: 1, failed: 1 },
        before: { made: 1, sent: 0, delivered: 0, read: 0, failed: 1 },
      },
    ])
    expect(day.errors).toEqual([
      expect.objectContaining({ code: 63003, says: 'the number is not on WhatsApp', count: 1, before: 1 }),
    ])
    expect(day.errors[0]?.examples[0]).toMatchObject({ to: '…567', kind: 'reply' })
    expect(day.course.reduce((sum, { failed }) => sum + failed, 0)).toBe(1)
    await keepDeliveries(ctx)
    await outbound({ ...done, ...at(minutes(5)), ...sent })
    await keepDeliveries(ctx)
    const week = await delivery(ctx, admin, '7d')
    expect(week.funnel).toEqual([expect.objectContaining({ kind: 'reply', made: 5, sent: 3, failed: 2 })])
  })
})

describe('troubles', () => {
  test('stay open until somebody has mended them, and are told again if they come back', async () => {
    await reportIncident(ctx, 'template_missing', 'one_time_code en')
    const [open] = (await incidentList(ctx, admin)).troubles
    expect(open).toMatchObject({ what: 'template_missing', settledAt: null })
    await markMended(ctx, admin, open?.id ?? '')
    expect((await incidentList(ctx, admin)).troubles[0]?.settledAt).not.toBeNull()
    const told = async () => (await ctx.db.selectFrom('event').select('id').execute()).length
    const before = await told()
    await reportIncident(ctx, 'template_missing', 'one_time_code en')
    expect(await told()).toBe(before + 1)
    expect((await incidentList(ctx, admin)).troubles[0]).toMatchObject({ settledAt: null })
  })
})
