import { describe, expect, test } from 'vitest'
import { stopAlerts } from '#core/alerts/alerts.ts'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { noticePage } from '#core/notifications/in-app.ts'
import { changePreferences } from '#core/notifications/preferences/web-preferences.ts'
import { chatPreferences } from '#core/rules/notifications/preferences.ts'
import { insertConsent } from '#db/queries/messaging/contacts.ts'
import { setPreferences } from '#tests/support/factories/contacts.ts'
import { as, ctx, messagesTo, outcomes, reprice, stocked, tell, watcher, wrote } from './scene.ts'

const at = (time: string) => ctx.clock.set(`2026-11-18T${time}:00Z`)
const inZone = (person: { id: string }, zone: string) =>
  ctx.db.updateTable('contact').set({ time_zone: zone }).where('id', '=', person.id).execute()

describe('messages about alerts', () => {
  test('are one an hour, the best first, at most five in full', async () => {
    const person = await watcher()
    await reprice(await stocked({ model: 'First' }), 129_000)
    await tell()
    for (let index = 1; index <= 7; index++) {
      ctx.clock.advance(5 * 60_000)
      await reprice(await stocked({ model: `Model ${index}` }), 129_000 - index * 1_000)
      await tell()
    }
    expect(await messagesTo(person)).toHaveLength(1)
    ctx.clock.advance(25 * 60_000)
    await tell()
    const [, second = ''] = await messagesTo(person)
    expect(second).toContain('7 new offers for your alerts')
    expect(second.indexOf('1. *Michelin Model 7*')).toBeGreaterThan(0)
    expect(second).toContain('5. *Michelin Model 3*')
    expect(second).not.toContain('Model 2')
    expect(second).toContain('and 2 more')
    expect(second).toContain('STOP ALERTS')
    expect(second.length).toBeLessThanOrEqual(1024)
    ctx.clock.advance(3 * 3_600_000)
    await tell()
    expect(await messagesTo(person)).toHaveLength(2)
  })

  test('fit however long the names are', async () => {
    const person = await watcher()
    const long =
      'Extraordinarily Long Name of a Tyre Shop and Fitment Centre with Everything in It for the Whole Family'
    for (let index = 1; index <= 6; index++) {
      const listing = await stocked({ model: `${index} ${'Grand Touring '.repeat(6)}` }, { name: `${long} ${index}` })
      await reprice(listing, 120_000 - index * 1_000)
    }
    await tell()
    const [row] = await ctx.db
      .selectFrom('outbound_message')
      .select('content')
      .where('contact_id', '=', person.id)
      .execute()
    const content = row?.content
    if (content?.type !== 'list') throw new Error('no list')
    expect(content.body.length).toBeLessThanOrEqual(1024)
    expect(content.body).toMatch(/and [2-5] more/)
    expect(content.body).toContain('STOP ALERTS')
    for (const { title, description = '' } of content.rows) {
      expect(title.length).toBeLessThanOrEqual(24)
      expect(description.length).toBeLessThanOrEqual(72)
    }
  })

  test('gather through the quiet hours of each person’s own zone into one', async () => {
    const here = await watcher()
    const there = await watcher()
    const nowhere = await watcher()
    await inZone(there, 'Europe/London')
    await setPreferences(ctx, nowhere, { quiet: { start: '00:00', end: '00:00' } })
    const told = async () =>
      [await messagesTo(here), await messagesTo(there), await messagesTo(nowhere)].map((all) => all.length)

    at('20:30')
    await reprice(await stocked({ model: 'Before midnight' }), 129_000)
    await tell()
    expect(await told()).toEqual([0, 1, 1])
    at('22:30')
    await reprice(await stocked({ model: 'After midnight' }), 128_000)
    await tell()
    expect(await told()).toEqual([0, 1, 2])
    ctx.clock.set('2026-11-19T03:00:00Z')
    await reprice(await stocked({ model: 'Early' }), 127_000)
    await tell()
    expect(await told()).toEqual([0, 1, 3])

    ctx.clock.set('2026-11-19T05:59:00Z')
    await tell()
    expect(await told()).toEqual([0, 1, 3])
    ctx.clock.set('2026-11-19T06:00:00Z')
    await tell()
    expect(await told()).toEqual([1, 1, 3])
    expect((await messagesTo(here))[0]).toMatch(/3 new offers[\s\S]*Early[\s\S]*After midnight[\s\S]*Before midnight/)
    ctx.clock.set('2026-11-19T08:00:00Z')
    await wrote(there)
    await tell()
    expect(await told()).toEqual([1, 2, 3])
    expect((await messagesTo(there))[1]).toMatch(/2 new offers/)
  })

  test('go out with a recorded yes alone', async () => {
    const stopped = await watcher()
    const left = await watcher()
    const switched = await watcher()
    await stopAlerts(ctx, as(stopped))
    const now = ctx.clock.now()
    const leaves = {
      contact_id: left.id,
      channel: 'whatsapp',
      given: false,
      how: 'asked us to stop',
      source: 'whatsapp',
      at: now,
    } as const
    for (const purpose of ['service', 'deals', 'marketing'] as const)
      await insertConsent(ctx.db, { ...leaves, purpose })
    await setPreferences(ctx, switched, { switches: { whatsapp: { deals: false } } })
    const listing = await stocked()
    await reprice(listing, 125_000)
    await tell()
    for (const person of [stopped, left, switched]) expect(await messagesTo(person)).toEqual([])
    expect(await outcomes(stopped)).toEqual([])
    expect(await outcomes(left)).toEqual(['deal_alert drop: consent_withdrawn'])
    expect(await outcomes(switched)).toEqual(['deal_alert drop: switched_off'])
    await reprice(listing, 120_000)
    ctx.clock.advance(2 * 3_600_000)
    await tell()
    expect(await outcomes(left)).toHaveLength(1)
  })

  test('reach somebody who wants them in the browser alone, and stay switched on', async () => {
    const person = await watcher()
    const { accountId } = await accountOf(ctx, person.id)
    const { id: sessionId } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')
    const browser = { endpoint: 'https://push.example.com/1', p256dh: 'key', auth: 'secret', device: 'Chrome' }
    await ctx.db
      .insertInto('push_subscription')
      .values({ ...browser, session_id: sessionId, created_at: ctx.clock.now() })
      .execute()
    const word = {
      contact_id: person.id,
      purpose: 'deals',
      how: 'a switch',
      source: 'web',
      at: ctx.clock.now(),
    } as const
    for (const channel of ['whatsapp', 'in_app'] as const)
      await insertConsent(ctx.db, { ...word, channel, given: false })
    await insertConsent(ctx.db, { ...word, channel: 'push', given: true })
    await setPreferences(ctx, person, { switches: { push: { ...chatPreferences.whatsapp, deals: true } } })
    const listing = await stocked()
    for (const price of [125_000, 120_000]) {
      await reprice(listing, price)
      await tell()
      ctx.clock.advance(2 * 3_600_000)
    }
    expect(await messagesTo(person)).toEqual([])
    const told = await outcomes(person)
    expect(told.filter((one) => one === 'deal_alert send: allowed')).toHaveLength(2)
    const { active } = await ctx.db
      .selectFrom('alert')
      .select('active')
      .where('id', '=', person.alert.id)
      .executeTakeFirstOrThrow()
    expect(active).toBe(true)
  })

  test('stand in the app of somebody who wants them there alone', async () => {
    const person = await watcher()
    const { accountId } = await accountOf(ctx, person.id)
    await changePreferences(ctx, as(person), { whatsapp: { deals: false } })
    await reprice(await stocked(), 125_000)
    await tell()
    const [notice, ...others] = (await noticePage(ctx, accountId, { limit: 10 })).notices
    expect(others).toEqual([])
    expect(notice).toMatchObject({ about: { what: 'page', path: '/alerts' } })
    expect(notice?.lines.join(' ')).toContain('Michelin')
    await changePreferences(ctx, as(person), { inApp: { deals: false } })
    await reprice(await stocked(), 120_000)
    ctx.clock.advance(2 * 3_600_000)
    await tell()
    expect((await noticePage(ctx, accountId, { limit: 10 })).notices).toHaveLength(1)
    expect(await messagesTo(person)).toEqual([])
  })

  test('start a conversation with a template, or wait for one', async () => {
    const person = await watcher({}, { lastInboundAt: new Date('2026-11-01T07:00:00Z') })
    await reprice(await stocked(), 125_000)
    await tell()
    expect(await outcomes(person)).toEqual([])
    const [round] = await ctx.db.selectFrom('alert_round').select(['due_at', 'reason']).execute()
    expect(round?.reason).toEqual({ code: 'template_waiting' })
  })
})
