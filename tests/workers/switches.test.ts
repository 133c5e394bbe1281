import { beforeEach, describe, expect, test } from 'vitest'
import { resume, stop, switches } from '#core/operations/switches.ts'
import { MAX_PER_SECOND } from '#core/rules/notifications/sending.ts'
import { asAdmin } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeAdminAccount } from '#tests/support/factories/admins.ts'
import { clocks } from '#workers/schedule.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { hours, minutes } from '../support/context.ts'
import { makeContact, setPreferences } from '../support/factories.ts'
import { bodies, ctx, queue, rows, someone, text, told, twilio } from './sending-scene.ts'

const owner = asAdmin(await makeContact(ctx))
const statuses = async () => (await rows()).map((row) => row.status)
const counted = async () => Object.groupBy(await statuses(), (status) => status)

describe('sending that an owner stops', () => {
  test('loses nothing, doubles nothing and keeps the order of 200 messages that are under way', async () => {
    const people = []
    for (let at = 0; at < 40; at++)
      people.push(await someone({}, text('1'), text('2'), text('3'), text('4'), text('5')))
    const senders = [makeSenders(ctx), makeSenders(ctx)]
    const sweep = () => Promise.all(senders.map((one) => one.whatsapp.sweep()))
    await Promise.all([sweep(), stop(ctx, owner, 'sending', 'something is wrong')])
    await sweep()
    const sentBefore = bodies().length
    ctx.clock.advance(2_000)
    await sweep()
    expect(bodies()).toHaveLength(sentBefore)
    expect((await counted()).queued ?? []).toHaveLength(200 - sentBefore)

    await resume(ctx, owner, 'sending', 'it is mended')
    while ((await statuses()).includes('queued')) {
      ctx.clock.advance(6_000)
      await sweep()
    }
    expect(bodies()).toHaveLength(200)
    for (const person of people) expect(told(person)).toEqual(['1', '2', '3', '4', '5'])
  })

  test('is stopped once: a second owner is told who was first', async () => {
    const [first, second] = [asAdmin(await makeContact(ctx)), asAdmin(await makeContact(ctx))]
    await stop(ctx, first, 'sending', 'something is wrong')
    const late = stop(ctx, second, 'sending', 'the same')
    await expect(late).rejects.toMatchObject({
      code: 'ALREADY_STOPPED',
      message: expect.stringMatching(/^It has been stopped already\. .+ changed it last, at \d\d:\d\d\.$/),
    })
    await resume(ctx, second, 'sending', 'it is mended')
    await expect(resume(ctx, first, 'sending', 'the same')).rejects.toMatchObject({
      code: 'NOT_STOPPED',
      message: expect.stringMatching(/^It is not stopped\. .+ changed it last/),
    })
  })

  test('goes on after a restart only when an owner says so', async () => {
    await stop(ctx, owner, 'sending', 'something is wrong')
    await someone({}, text('hello'))
    await drainWork(ctx, makeSenders(ctx))
    expect(bodies()).toEqual([])
    await resume(ctx, owner, 'sending', 'it is mended')
    await drainWork(ctx, makeSenders(ctx))
    expect(bodies()).toEqual(['hello'])
  })

  test('drops what is of no more use when it goes on', async () => {
    await stop(ctx, owner, 'sending', 'something is wrong')
    await someone({}, text('an answer of yesterday'))
    ctx.clock.advance(hours(30))
    await someone({}, text('an answer of now'))
    await resume(ctx, owner, 'sending', 'it is mended')
    await drainWork(ctx)
    expect(bodies()).toEqual(['an answer of now'])
    const [old] = await rows()
    expect(old).toMatchObject({ status: 'dropped', reason: { code: 'too_late' } })
  })

  test('mails the admins of it all the same, and holds every other mail', async () => {
    const email = 'owner.of.switches@spoor.test'
    await makeAdminAccount(ctx, email)
    await stop(ctx, owner, 'sending', 'a wrong price')
    await drainWork(ctx)
    const mail = await ctx.db.selectFrom('mail').selectAll().where('to_address', '=', email).executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ status: 'sent', kind: 'trouble' })
    expect(mail.text).toContain('all sending (a wrong price)')
    await ctx.db
      .updateTable('mail')
      .set({ kind: 'booking_requested', status: 'queued' })
      .where('id', '=', mail.id)
      .execute()
    await drainWork(ctx)
    expect(await mailStatus(mail.id)).toBe('queued')
    ctx.clock.advance(minutes(5))
    await resume(ctx, owner, 'sending', 'it is mended')
    await drainWork(ctx)
    expect(await mailStatus(mail.id)).not.toBe('queued')
  })
})

describe('alerts that an owner stops', () => {
  test('wait, while bookings and answers go out', async () => {
    const person = await makeContact(ctx)
    await setPreferences(ctx, person, { switches: { whatsapp: { deals: true } } })
    await stop(ctx, owner, 'alerts', 'a wrong price')
    await queue(person.id, 'deal_alert')
    await queue(person.id, 'booking_confirmed')
    await drainWork(ctx)
    expect(bodies()).toEqual(['*booking_confirmed*\nwords'])
    expect(await statuses()).toEqual(['queued', 'sent'])
    const { switches: all } = await switches(ctx, owner)
    expect(all.find((one) => one.name === 'alerts')).toMatchObject({ reason: 'a wrong price', waiting: 1 })
    await resume(ctx, owner, 'alerts', 'it is mended')
    await drainWork(ctx)
    expect(twilio.messages.length).toBeGreaterThanOrEqual(1)
    expect(await statuses()).not.toContain('queued')
  })
})

describe('alerts, while as many wait to go out as may', () => {
  const inASecond = () => ({ next: new Date(ctx.clock.now().getTime() + 1_000) })
  const turn = () => clocks.alerts.turn(ctx)
  beforeEach(async () => {
    const [full, waiting] = [await makeContact(ctx), await makeContact(ctx)]
    for (let at = 0; at < 4 * MAX_PER_SECOND; at++) await queue(full.id, 'deal_alert')
    await ctx.db.insertInto('alert_round').values({ contact_id: waiting.id, due_at: ctx.clock.now() }).execute()
  })

  test('are looked at every second, since there is soon room for the next', async () => {
    expect(await turn()).toEqual(inASecond())
  })

  test('are left alone at the pace of the clock while an owner has stopped sending', async () => {
    await stop(ctx, owner, 'sending', 'something is wrong')
    expect(await turn()).toBeUndefined()
    await resume(ctx, owner, 'sending', 'it is mended')
    expect(await turn()).toEqual(inASecond())
  })

  test('and while Twilio refuses the set-up', async () => {
    const since = ctx.clock.now()
    const until = new Date(since.getTime() + minutes(1))
    await ctx.db.insertInto('sender_stop').values({ what: 'all', since, until, why: 'wrong token' }).execute()
    expect(await turn()).toBeUndefined()
    ctx.clock.advance(minutes(1))
    expect(await turn()).toEqual(inASecond())
  })
})

const mailStatus = async (id: string) =>
  (await ctx.db.selectFrom('mail').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
