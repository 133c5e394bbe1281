import { describe, expect, test } from 'vitest'
import { changeAlert, createAlert, deleteAlert, listAlerts, resumeAlerts, stopAlerts } from '#core/alerts/alerts.ts'
import { answerRenewal, renewAlerts as askAgain, pauseUnanswered } from '#core/alerts/renew-alerts.ts'
import { findOrMakeContact } from '#core/messaging/people/contacts.ts'
import { personOf } from '#core/messaging/people/person.ts'
import { makeContact } from '#tests/support/factories.ts'
import {
  as,
  capeTown,
  ctx,
  messagesTo,
  outcomes,
  randburg,
  reprice,
  size,
  stocked,
  tell,
  watcher,
  wrote,
} from './scene.ts'

const renewAlerts = async (of: typeof ctx): Promise<number> => {
  await pauseUnanswered(of)
  return askAgain(of)
}

const DAY = 24 * 3_600_000

describe('alerts', () => {
  test('are a recorded yes to deal messages', async () => {
    const person = await makeContact(ctx)
    expect((await personOf(ctx, person.id)).consents['whatsapp:deals']).toBeUndefined()
    await createAlert(ctx, as(person), { size })
    await createAlert(ctx, as(person), { size, dealsOnly: true })
    expect(await personOf(ctx, person.id)).toMatchObject({
      consents: { 'whatsapp:deals': true },
      preferences: { whatsapp: { enabled: true, deals: true }, in_app: { deals: true } },
    })
    const ledger = await ctx.db
      .selectFrom('consent')
      .select(['channel', 'given', 'how'])
      .where('contact_id', '=', person.id)
      .execute()
    const how = 'asked for a deal alert'
    expect(ledger).toEqual(['whatsapp', 'in_app'].map((channel) => ({ channel, given: true, how })))
  })

  test('are at most twenty, however many are asked for at once', async () => {
    const person = await makeContact(ctx)
    const optionss = Array.from({ length: 30 }, (_, at) => ({ size, maxCents: 100_000 + at }))
    const made = await Promise.allSettled(optionss.map((options) => createAlert(ctx, as(person), options)))
    expect(made.filter((one) => one.status === 'fulfilled')).toHaveLength(20)
    const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 10 }, () => 'TOO_MANY_ALERTS'))
    const { alerts } = await listAlerts(ctx, as(person))
    expect(alerts).toHaveLength(20)
    await deleteAlert(ctx, as(person), alerts[3]?.id ?? '')
    await createAlert(ctx, as(person), { size, maxCents: 1 })
    await expect(createAlert(ctx, as(person), { size, maxCents: 2 })).rejects.toMatchObject({ code: 'TOO_MANY_ALERTS' })
    await expect(createAlert(ctx, as(await makeContact(ctx)), { size })).resolves.toBeDefined()
  })

  test('that ask for the same are one', async () => {
    const { alert, ...person } = await watcher({ brands: ['Michelin', 'Pirelli'] })
    const again = await createAlert(ctx, as(person), {
      size: '205 55 16',
      maxCents: 130_000,
      near: randburg,
      brands: ['pirelli', 'Michelin'],
    })
    // A brand that the catalogue does not know yet is kept as it was written.
    expect(again.alert.brands).toHaveLength(2)
    const once = await createAlert(ctx, as(person), { size, maxCents: 150_000 })
    expect(once.existed).toBe(false)
    const twice = await createAlert(ctx, as(person), { size: '205 55 16', maxCents: 150_000 })
    expect(twice).toMatchObject({ existed: true, alert: { id: once.alert.id } })
    expect((await listAlerts(ctx, as(person))).alerts.map(({ id }) => id)).toContain(alert.id)
  })

  test('watch for sizes that no shop has had yet, but not for what is no size', async () => {
    const person = await makeContact(ctx)
    await createAlert(ctx, as(person), { size: '31x10.5R15' })
    expect((await createAlert(ctx, as(person), { size: '195R15C' })).alert.size).toBe('195R15C')
    const listing = await stocked({ size: '31x10.5R15' })
    await reprice(listing, 400_000)
    await tell()
    expect(await messagesTo(person)).toHaveLength(1)
    await expect(createAlert(ctx, as(person), { size: 'round' })).rejects.toMatchObject({ code: 'SIZE_UNKNOWN' })
    await expect(createAlert(ctx, { kind: 'guest' }, { size })).rejects.toMatchObject({ code: 'PERSON_REQUIRED' })
  })

  test('change in price, place and kind, and stay the same person’s', async () => {
    const person = await watcher()
    const other = await makeContact(ctx)
    await expect(changeAlert(ctx, as(other), person.alert.id, { maxCents: 1 })).rejects.toMatchObject({
      code: 'ALERT_NOT_FOUND',
    })
    await expect(deleteAlert(ctx, as(other), person.alert.id)).rejects.toMatchObject({ code: 'ALERT_NOT_FOUND' })
    const { alert } = await changeAlert(ctx, as(person), person.alert.id, {
      maxCents: 110_000,
      near: { ...capeTown, label: 'Cape Town', radiusKm: 20 },
    })
    expect(alert).toMatchObject({ size, maxCents: 110_000, near: { label: 'Cape Town' } })
    await reprice(await stocked(), 100_000)
    await reprice(await stocked({ model: 'Far south' }, { ...capeTown, name: 'Cape Tyres' }), 105_000)
    await tell()
    expect(await messagesTo(person)).toEqual([expect.stringContaining('Far south')])
    expect((await changeAlert(ctx, as(person), person.alert.id, { near: null, maxCents: null })).alert).toEqual({
      id: alert.id,
      name: '',
      size,
      runFlat: false,
      quantity: 4,
      maxCovers: 'tyre',
      dealsOnly: false,
      active: true,
    })
  })

  test('that are removed tell nothing, not even what they had found', async () => {
    const person = await watcher()
    await reprice(await stocked(), 125_000)
    await deleteAlert(ctx, as(person), person.alert.id)
    await tell()
    expect(await messagesTo(person)).toEqual([])
    expect((await listAlerts(ctx, as(person))).alerts).toEqual([])
  })

  test('stop with one word and come back with another', async () => {
    const person = await watcher()
    const listing = await stocked()
    await reprice(listing, 125_000)
    expect(await stopAlerts(ctx, as(person))).toBe(1)
    await tell()
    expect(await messagesTo(person)).toEqual([])
    expect(await listAlerts(ctx, as(person))).toMatchObject({ silent: true, alerts: [{ active: false }] })
    expect(await resumeAlerts(ctx, as(person))).toBe(1)
    await reprice(listing, 124_000)
    await tell()
    expect(await messagesTo(person)).toHaveLength(1)
    const ledger = await ctx.db
      .selectFrom('consent')
      .select('given')
      .where('contact_id', '=', person.id)
      .where('channel', '=', 'whatsapp')
      .orderBy('id')
      .execute()
    expect(ledger.map(({ given }) => given)).toEqual([true, false, true])
  })

  test('belong to the one person that two contacts turn out to be', async () => {
    const person = await watcher({}, { phone: '+27821110001' })
    const bsuid = { kind: 'bsuid', value: 'ZA.123' } as const
    const other = await findOrMakeContact(ctx, [bsuid], 'Thandi')
    await createAlert(ctx, as({ id: other }), { size: '195/65R15' })
    expect(await findOrMakeContact(ctx, [{ kind: 'phone', value: person.phone }, bsuid], 'Thandi')).toBe(person.id)
    expect((await listAlerts(ctx, as(person))).alerts.map((alert) => alert.size).sort()).toEqual(['195/65R15', size])
  })
})

describe('after three months', () => {
  test('it is asked whether to go on; yes goes on', async () => {
    const person = await watcher()
    ctx.clock.advance(90 * DAY - 1)
    expect(await renewAlerts(ctx)).toBe(0)
    ctx.clock.advance(1)
    await wrote(person)
    expect(await Promise.all([renewAlerts(ctx), renewAlerts(ctx)])).toEqual(expect.arrayContaining([1, 0]))
    expect(await messagesTo(person)).toEqual([expect.stringContaining('Shall I go on?')])
    expect(await answerRenewal(ctx, as(person), 'keep')).toBe(1)
    ctx.clock.advance(8 * DAY)
    expect(await renewAlerts(ctx)).toBe(0)
    expect((await listAlerts(ctx, as(person))).alerts[0]?.active).toBe(true)
    ctx.clock.advance(82 * DAY)
    await wrote(person)
    expect(await renewAlerts(ctx)).toBe(1)
  })

  test('without an answer it pauses after a week, and a late answer brings it back', async () => {
    const person = await watcher()
    ctx.clock.advance(90 * DAY)
    await wrote(person)
    await renewAlerts(ctx)
    ctx.clock.advance(7 * DAY - 1)
    await renewAlerts(ctx)
    expect((await listAlerts(ctx, as(person))).alerts[0]?.active).toBe(true)
    ctx.clock.advance(1)
    await renewAlerts(ctx)
    expect((await listAlerts(ctx, as(person))).alerts[0]?.active).toBe(false)
    await reprice(await stocked(), 125_000)
    await tell()
    expect(await messagesTo(person)).toHaveLength(1)
    expect(await answerRenewal(ctx, as(person), 'keep')).toBe(1)
    expect((await listAlerts(ctx, as(person))).alerts[0]?.active).toBe(true)
  })

  test('it is one question about all of them, outside quiet hours', async () => {
    const person = await watcher()
    await createAlert(ctx, as(person), { size: '195/65R15', dealsOnly: true })
    ctx.clock.set(new Date(ctx.clock.now().getTime() + 90 * DAY + 15 * 3_600_000))
    await wrote(person)
    expect(await renewAlerts(ctx)).toBe(1)
    expect(await messagesTo(person)).toEqual([])
    ctx.clock.advance(8 * 3_600_000)
    await renewAlerts(ctx)
    const [question] = await messagesTo(person)
    expect(question).toContain('4 x 205/55R16 at R 1 300 or less a tyre, within 50 km of Randburg')
    expect(question).toContain('4 x 195/65R15 on special, anywhere')
    expect(await outcomes(person)).toEqual(['alert_renewal send: window_open'])
    expect(await answerRenewal(ctx, as(person), 'stop')).toBe(2)
  })
})
