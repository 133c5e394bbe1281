import { beforeEach, describe, expect, test } from 'vitest'
import { AnnouncementDetail } from '#core/contracts/admin/announcements.ts'
import { noteConsents } from '#core/messaging/people/preferences.ts'
import { runAnnouncements } from '#core/notifications/announcements/run.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx, twilio } from '../auth/site.ts'
import { announcement, makeWilling } from '../contract/admin/announcements.ts'
import { forgetCounts, makeAdmin, makePerson, makeWorld } from '../contract/world.ts'

const world = await makeWorld()
const admin = await makeAdmin()
const start = ctx.clock.now()
beforeEach(() => {
  forgetCounts()
  ctx.clock.set(start)
})

const post = (path: string, body?: object) =>
  ask('POST', `/api/admin/announcements${path}`, { cookie: admin.cookie, ...(body && { body }) })
const look = async (id: string) =>
  AnnouncementDetail.parse((await ask('GET', `/api/admin/announcements/${id}`, { cookie: admin.cookie })).json)

async function draft(options: Partial<Record<keyof typeof announcement, unknown>> = {}): Promise<string> {
  const made = await post('', { ...announcement, ...options })
  expect(made.status).toBe(201)
  return String(made.json.id)
}
const send = (id: string, people = 1000, at: string | null = null) => post(`/${id}/send`, { at, people })
/** A minute goes by, which is enough for everybody of these groups. */
async function finish() {
  await drainWork(ctx)
  ctx.clock.advance(60_000)
  await drainWork(ctx)
}
const toDrivers = { audience: 'drivers', channels: ['whatsapp', 'email'] }
const saidTo = (number: string) => twilio.messages.filter(({ to }) => to === `whatsapp:${number}`)
const mailsTo = (email: string) => ctx.db.selectFrom('mail').selectAll().where('to_address', '=', email).execute()
/** Nobody of the tests before is in the group of this one. */
async function endEarlierConsents() {
  await ctx.db.deleteFrom('consent').where('purpose', '=', 'marketing').execute()
}

describe('news to drivers', () => {
  test('reach those alone who said yes, each once, and say how to end them', async () => {
    await endEarlierConsents()
    const [both, byMail, unwilling] = [
      await makeWilling(['whatsapp', 'email']),
      await makeWilling(['email']),
      await makeWilling([]),
    ]
    const id = await draft(toDrivers)
    expect((await look(id)).reach).toEqual({ people: 2, whatsapp: 1, email: 1, inApp: 0 })
    expect((await send(id)).status).toBe(200)
    await finish()

    expect(saidTo(both.number)).toHaveLength(1)
    expect(JSON.stringify(saidTo(both.number))).toContain('STOP')
    expect(await mailsTo(both.email)).toEqual([])
    const [mail] = await mailsTo(byMail.email)
    expect(mail).toMatchObject({ subject: 'prices with fitting', status: 'sent', purpose: 'marketing' })
    expect(mail?.stop_url).toContain('/stop/')
    expect([saidTo(unwilling.number), await mailsTo(unwilling.email)]).toEqual([[], []])
    expect((await look(id)).announcement).toMatchObject({ state: 'done', people: 2, told: 2, leftOut: 0 })
  })

  test('are not sent to who withdraws between the sending and their turn', async () => {
    await endEarlierConsents()
    const driver = await makeWilling(['email'])
    const id = await draft({ ...toDrivers, pace: 1 })
    await send(id)
    const no = [{ channel: 'email' as const, purpose: 'marketing' as const, given: false }]
    await noteConsents(ctx, driver.contactId, no, { how: 'used the link in an e-mail', source: 'email' })
    await drainWork(ctx)
    expect(await mailsTo(driver.email)).toEqual([])

    // Also when the mail lies ready already.
    const other = await makeWilling(['email'])
    await send(await draft(toDrivers))
    await runAnnouncements(ctx)
    expect(await mailsTo(other.email)).toMatchObject([{ status: 'queued' }])
    await noteConsents(ctx, other.contactId, no, { how: 'used the link in an e-mail', source: 'email' })
    await drainWork(ctx)
    expect(await mailsTo(other.email)).toMatchObject([
      { status: 'dropped', reason: { code: 'consent_withdrawn', purpose: 'marketing' } },
    ])
  })

  test('wait for the end of the quiet hours', async () => {
    await endEarlierConsents()
    const driver = await makeWilling(['email'])
    const id = await draft(toDrivers)
    expect((await send(id, 1000, '2026-11-18T21:00:00Z')).status).toBe(200)
    ctx.clock.set('2026-11-18T21:00:00Z')
    await drainWork(ctx)
    expect(await mailsTo(driver.email)).toEqual([])
    ctx.clock.set('2026-11-19T06:00:00Z')
    await drainWork(ctx)
    expect(await mailsTo(driver.email)).toMatchObject([{ status: 'sent' }])
  })

  test('go out at the pace, pause, go on, and stop for good', async () => {
    await endEarlierConsents()
    const drivers = [await makeWilling(['email']), await makeWilling(['email']), await makeWilling(['email'])]
    const told = async () => (await Promise.all(drivers.map(({ email }) => mailsTo(email)))).flat().length
    const id = await draft({ ...toDrivers, pace: 1 })
    await send(id)
    await drainWork(ctx)
    expect(await told()).toBe(1)
    ctx.clock.advance(30_000)
    await drainWork(ctx)
    expect(await told()).toBe(1)
    expect((await post(`/${id}/pause`)).status).toBe(200)
    ctx.clock.advance(60_000)
    await drainWork(ctx)
    expect(await told()).toBe(1)
    expect((await post(`/${id}/resume`)).status).toBe(200)
    ctx.clock.advance(1_000)
    await drainWork(ctx)
    expect(await told()).toBe(2)
    expect((await post(`/${id}/stop`)).json).toMatchObject({ state: 'stopped', people: 3, told: 2 })
    ctx.clock.advance(600_000)
    await drainWork(ctx)
    expect(await told()).toBe(2)
    const late = await post(`/${id}/resume`)
    expect([late.status, late.json.code]).toEqual([409, 'ANNOUNCEMENT_NOT_PAUSED'])
    expect(late.json.message).toMatch(/You changed it last, at \d\d:\d\d\.$/)
  })

  test('are told once each, whoever does the work at the same time or stops in the middle', async () => {
    await endEarlierConsents()
    const drivers = [await makeWilling(['email']), await makeWilling(['email'])]
    await send(await draft(toDrivers))
    await ctx.db
      .transaction()
      .execute(async (db) => {
        await runAnnouncements({ ...ctx, db, nudges: [] })
        throw new Error('the process is killed')
      })
      .catch(() => {})
    ctx.clock.advance(60_000)
    await Promise.all([runAnnouncements(ctx), runAnnouncements(ctx), runAnnouncements(ctx)])
    await finish()
    for (const { email } of drivers) expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('a service message to sellers', () => {
  test('reaches owners on WhatsApp and in the app, and says that it is no advertising', async () => {
    const owner = await makePerson()
    await makeMember(ctx, world.shop, owner.contactId, 'owner')
    const id = await draft({ province: 'Gauteng' })
    expect((await look(id)).preview.whatsapp).toContain('no advertising')
    await send(id)
    await drainWork(ctx)
    expect(JSON.stringify(saidTo(owner.number))).toContain('no advertising')
    const notices = await ask('GET', '/api/notices', { cookie: owner.cookie })
    expect(notices.text).toContain('Every price now says what the fitting costs.')
    expect((await look(id)).delivery?.map(({ channel }) => channel)).toEqual(['whatsapp', 'in_app'])
    expect(saidTo(world.staff.phone)).toEqual([])
  })

  test('stopped in time drops what waits to go out', async () => {
    const owner = await makePerson()
    await makeMember(ctx, world.shop, owner.contactId, 'owner')
    const id = await draft({ channels: ['whatsapp'] })
    await send(id)
    await runAnnouncements(ctx)
    await post(`/${id}/stop`)
    await drainWork(ctx)
    expect(saidTo(owner.number)).toEqual([])
  })
})

test('a test goes to the admin alone, and says what became of it', async () => {
  const id = await draft({ channels: ['whatsapp', 'in_app'] })
  const { json } = await post(`/${id}/test`)
  expect(json.told).toMatchObject([
    { channel: expect.any(String), because: expect.any(String) },
    { channel: expect.any(String) },
  ])
  await drainWork(ctx)
  expect(twilio.messages.map(({ to }) => to)).toEqual([`whatsapp:${admin.number}`])
})

test('what was sent cannot be changed or deleted, and a group that has grown is shown first', async () => {
  await endEarlierConsents()
  for (let at = 0; at < 12; at++) await makeWilling(['whatsapp'])
  const id = await draft(toDrivers)
  expect((await send(id, 0)).json.code).toBe('GROUP_HAS_GROWN')
  expect((await send(id, 12)).status).toBe(200)
  expect((await send(id, 12)).json.code).toBe('ANNOUNCEMENT_SENT')
  const cookie = admin.cookie
  const changed = await ask('PATCH', `/api/admin/announcements/${id}`, { cookie, body: announcement })
  expect(changed.json.code).toBe('ANNOUNCEMENT_SENT')
  expect((await ask('DELETE', `/api/admin/announcements/${id}`, { cookie })).status).toBe(409)
})

test('a link leads to a page of ours, and drivers hear no advertising in the app', async () => {
  for (const path of ['https://elsewhere.test', '//elsewhere.test', 'javascript:alert(1)', '/\\elsewhere.test'])
    expect((await post('', { ...announcement, path })).status, path).toBe(400)
  expect((await post('', { ...announcement, audience: 'drivers', channels: ['in_app'] })).status).toBe(400)
})
