import { describe, expect, test } from 'vitest'
import { noteAudit } from '#core/audit/note-audit.ts'
import { oldAuditTrail } from '#core/audit/read-audit.ts'
import type { AuditEntry } from '#core/contracts/admin/audit.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { activeThreadAccess } from '#core/threads/thread-access.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx } from '../auth/site.ts'
import { makeAdmin, makePerson, makeWorld, type Person } from '../contract/world.ts'

const world = await makeWorld()
const admin = await makeAdmin()

const read = async (path: string) => (await ask('GET', `/api/admin/audit${path}`, { cookie: admin.cookie })).json
const entriesOf = async (path: string): Promise<AuditEntry[]> => (await read(path)).entries as unknown as AuditEntry[]
const told = ({ action, entityType }: AuditEntry) => `${action} ${entityType}`

async function startThread({ cookie }: Person) {
  const body = { shopId: world.shop.id, message: 'My secret words' }
  const thread = (await ask('POST', '/api/threads', { cookie, body })).json
  const { messages } = (await ask('GET', `/api/threads/${thread.id}/messages`, { cookie })).json
  return { threadId: String(thread.id), messageId: String((messages as unknown as { id: string }[])[0]?.id) }
}

describe('what is done in a conversation', () => {
  test('leaves an entry each, with who, from where, and the states before and after', async () => {
    const driver = await makePerson()
    const { cookie } = driver
    const { threadId, messageId } = await startThread(driver)
    const patch = (path: string, body: object) => ask('PATCH', `/api${path}`, { cookie, body })
    await patch(`/threads/${threadId}`, { archived: true })
    await patch(`/messages/${messageId}`, { archived: true })
    await patch(`/messages/${messageId}`, { deleted: true })
    await patch(`/threads/${threadId}`, { deleted: true })
    await drainWork(ctx)

    const entries = await entriesOf(`/threads/${threadId}`)
    expect(entries.filter(({ userId }) => userId === driver.contactId).map(told)).toEqual([
      'delete thread',
      'delete message',
      'update message',
      'update thread',
      'create message',
      'create thread',
    ])
    expect(entries.map(told)).toContain('send_notification notification')
    expect(entries.find((one) => told(one) === 'update thread')).toMatchObject({
      threadId,
      entityId: threadId,
      oldValues: { archived: false },
      newValues: { archived: true },
      ipAddress: '127.0.0.1',
      userAgent: 'a browser',
    })
    expect((await entriesOf(`/messages/${messageId}`)).map(told)).toEqual([
      'delete message',
      'update message',
      'create message',
    ])
    expect(JSON.stringify(entries)).not.toContain('secret words')
  })

  test('reading is noted when there was something to read', async () => {
    const driver = await makePerson()
    const { threadId } = await startThread(driver)
    await sendMessage(ctx, await activeThreadAccess(ctx, as(world.staff), threadId), { message: 'We have it' })
    for (const _ of [1, 2]) await ask('POST', `/api/threads/${threadId}/read`, { cookie: driver.cookie, body: {} })
    const reads = (await entriesOf(`/threads/${threadId}`)).filter(({ action }) => action === 'read')
    expect(reads).toMatchObject([{ userId: driver.contactId, entityType: 'thread', newValues: { messages: 1 } }])
  })

  test('a change of preferences is noted with the three master switches', async () => {
    const driver = await makePerson()
    const change = (enabled: boolean) =>
      ask('PATCH', '/api/preferences', { cookie: driver.cookie, body: { email: { enabled } } })
    expect((await change(false)).status).toBe(200)
    expect((await change(true)).status).toBe(200)
    const noted = (await entriesOf(`/users/${driver.contactId}`)).filter((one) => one.entityType === 'preference')
    expect(noted[0]).toMatchObject({
      action: 'update',
      oldValues: { email_enabled: false },
      newValues: { email_enabled: true, system_enabled: true },
    })
  })
})

describe('admins read it', () => {
  test('by filter, page by page, newest first', async () => {
    const driver = await makePerson()
    const { threadId } = await startThread(driver)
    await startThread(driver)
    const page = await read(`?userId=${driver.contactId}&limit=1`)
    const rest = await read(`?userId=${driver.contactId}&after=${page.next}`)
    const both = [...(page.entries as unknown as AuditEntry[]), ...(rest.entries as unknown as AuditEntry[])]
    expect(both.map(told)).toEqual(['create message', 'create message', 'create thread'])
    expect(new Set(both.map(({ id }) => id)).size).toBe(3)
    expect(await entriesOf(`?threadId=${threadId}&action=create&entityType=thread`)).toHaveLength(1)
    const { groups, capped } = await read('/summary?from=2026-01-01T00:00:00Z')
    expect(capped).toBe(false)
    expect(groups).toContainEqual({
      day: '2026-11-18',
      action: 'create',
      entityType: 'thread',
      count: expect.any(Number),
    })
  })

  test('by who did it, and all of one thing with the names that it has today', async () => {
    const driver = await makePerson()
    const { threadId } = await startThread(driver)
    await drainWork(ctx)
    const { shop } = world
    const fee = { cookie: admin.cookie, body: { monthlyFeeCents: 25_000 } }
    expect((await ask('POST', `/api/admin/businesses/${shop.id}/fee`, fee)).status).toBe(200)
    const [changed] = await entriesOf(`?who=admins&entityId=${shop.id}`)
    expect(changed).toMatchObject({ userId: admin.contactId, newValues: { monthlyFeeCents: 25_000 } })
    expect(changed?.names[shop.id]).toBe(shop.name)
    expect(await entriesOf(`?who=people&entityId=${shop.id}`)).toEqual([])
    const of = async (who: string) => (await entriesOf(`?who=${who}&threadId=${threadId}`)).map(told)
    expect(await of('people')).toEqual(['create message', 'create thread'])
    expect(new Set(await of('itself'))).toEqual(new Set(['send_notification notification']))
    expect(await of('admins')).toEqual([])
    // What people call a conversation may hold words of theirs.
    const [, made] = await entriesOf(`?who=people&threadId=${threadId}`)
    expect(Object.keys(made?.names ?? {})).not.toContain(threadId)
  })

  test('by words: a name, a code or what was changed; the notices of an announcement only where they are asked for', async () => {
    const entityId = crypto.randomUUID()
    await noteAudit(
      ctx,
      {
        contactId: admin.contactId,
        action: 'update',
        entity: 'switch',
        entityId,
        after: { name: 'rooibos', on: true },
      },
      { action: 'send_notification', entity: 'notification', entityId, after: { kind: 'news', channel: 'email' } },
    )
    expect((await entriesOf('?search=ROOI')).map(told)).toEqual(['update switch'])
    expect(await entriesOf('?search=rooibos%20tea')).toEqual([])
    const called = encodeURIComponent(`${world.shop.name} monthlyfee`)
    expect((await entriesOf(`?search=${called}&entityId=${world.shop.id}`)).map(told)).toContain('update shop')
    const [of] = await entriesOf('?search=rooibos')
    expect((await entriesOf(`?search=${encodeURIComponent(`${of?.userName} rooibos`)}`)).map(told)).toEqual([
      'update switch',
    ])
    const shown = (await entriesOf('?limit=5')).filter((one) => one.entityId === entityId)
    expect(shown.map(told)).toEqual(['update switch'])
    expect((await entriesOf(`?entityId=${entityId}`)).map(told).toSorted()).toEqual([
      'send_notification notification',
      'update switch',
    ])
  })

  test('and nobody else', async () => {
    const { driver } = world
    for (const cookie of [driver.cookie, undefined])
      for (const path of ['', '/summary', '/old', `/users/${driver.contactId}`])
        expect((await ask('GET', `/api/admin/audit${path}`, cookie ? { cookie } : {})).status).toBe(cookie ? 403 : 401)
  })
})

describe('the database', () => {
  const refused = /takes new entries only/

  test('refuses to change, delete or empty what stands there', async () => {
    await startThread(await makePerson())
    await expect(ctx.pool.query(`update audit_entry set action = 'read'`)).rejects.toThrow(refused)
    await expect(ctx.pool.query('delete from audit_entry')).rejects.toThrow(refused)
    await expect(ctx.pool.query('truncate audit_entry')).rejects.toThrow(refused)
  })

  test('lets go of entries after 365 days, once they are counted', async () => {
    const long = { ...ctx, clock: { now: () => new Date('2024-05-01T10:00:00Z') } }
    const { contactId, accountId } = await makePerson()
    await noteAudit(long, { contactId, action: 'read', entity: 'thread', entityId: accountId })
    expect((await read('/old')).entries).toBe(1)
    expect(await oldAuditTrail(ctx)).toBe(1)
    expect((await read('/old')).entries).toBe(0)
    expect((await ask('GET', '/api/admin/audit/old?days=30', { cookie: admin.cookie })).status).toBe(400)
  })
})
