import { beforeEach, expect, test } from 'vitest'
import { wakeSnoozed } from '#core/inbox/change-inbox.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'
import { driver, makeSeller, seller, send, shop, start, unverifiedGuest, world } from '../conversation.ts'

beforeEach(forgetCounts)

const cookie = seller.cookie
type Row = Record<string, unknown> & { id: string }
const inbox = async (query = '', who = cookie) =>
  (await ask('GET', `/api/shops/${shop.id}/inbox?${query}`, { cookie: who })).json.threads as unknown as Row[]
const idsOf = (rows: Row[]) => rows.map(({ id }) => id)
const patch = (id: string, body: object, who = cookie) =>
  ask('PATCH', `/api/threads/${String(id)}/inbox`, { cookie: who, body })
const membershipOf = async (who: string) =>
  String(((await ask('GET', '/api/my-shops', { cookie: who })).json.shops as unknown as Row[])[0]?.id)
const begin = async () => String((await start()).id)

test('a conversation waits from the first message that nobody has answered, for two hours of opening time', async () => {
  const id = await begin()
  const since = ctx.clock.now()
  const one = async () => (await ask('GET', `/api/threads/${id}/inbox`, { cookie })).json
  expect(await one()).toMatchObject({
    waitingSince: since.toISOString(),
    answerBy: new Date(since.getTime() + 2 * 3_600_000).toISOString(),
    customer: { guest: false },
    assignee: null,
    labels: [],
    notes: 0,
  })
  await pass(60_000)
  await send(id, 'Hello?', driver.cookie)
  expect((await one()).waitingSince).toBe(since.toISOString())
  await send(id, 'We do', cookie)
  expect(await one()).toMatchObject({ waitingSince: null, answerBy: null })
  await pass(60_000)
  await send(id, 'At what price?', driver.cookie)
  expect((await one()).waitingSince).toBe(ctx.clock.now().toISOString())
  await ask('PATCH', `/api/threads/${id}`, { cookie, body: { status: 'closed' } })
  expect((await one()).waitingSince).toBeNull()
})

test('the longest waiting come first on request, page by page, and those that wait for nobody are left out', async () => {
  const first = await begin()
  await pass(1_000)
  const second = await begin()
  await pass(1_000)
  const answered = await begin()
  await send(answered, 'Yes', cookie)
  const waiting = idsOf(await inbox('order=waiting'))
  expect(waiting.indexOf(first)).toBeLessThan(waiting.indexOf(second))
  expect(waiting).not.toContain(answered)
  const page = await ask('GET', `/api/shops/${shop.id}/inbox?order=waiting&limit=1`, { cookie })
  const next = await ask('GET', `/api/shops/${shop.id}/inbox?order=waiting&limit=1&after=${page.json.next}`, { cookie })
  const shown = [page, next].flatMap(({ json }) => idsOf(json.threads as unknown as Row[]))
  expect(shown).toEqual(waiting.slice(0, 2))
  const newest = idsOf(await inbox('limit=2'))
  expect(newest).toEqual([answered, second])
})

test('a conversation is assigned to a member of the shop, and to nobody once that membership has ended', async () => {
  const id = await begin()
  const colleague = await makeSeller(world)
  const memberId = await membershipOf(colleague.cookie)
  const { json } = await patch(id, { assigneeId: memberId })
  expect(json.assignee).toMatchObject({ id: memberId, you: false })
  expect(idsOf(await inbox('assignee=me', colleague.cookie))).toEqual([id])
  expect(idsOf(await inbox(`assignee=${memberId}`))).toEqual([id])
  expect(idsOf(await inbox('assignee=nobody'))).not.toContain(id)
  await ask('DELETE', `/api/members/${memberId}`, { cookie: colleague.cookie })
  expect(idsOf(await inbox('assignee=nobody'))).toContain(id)
  expect((await patch(id, { assigneeId: memberId })).json.code).toBe('NOT_A_MEMBER')
  const other = await makePerson()
  expect((await patch(id, { assigneeId: other.contactId })).json.code).toBe('NOT_A_MEMBER')
})

test('labels are the shop’s own, many to a conversation, and filter the list', async () => {
  const id = await begin()
  const make = (name: string) =>
    ask('POST', `/api/shops/${shop.id}/labels`, { cookie, body: { name, color: 'accent' } })
  const [fleet, urgent] = [await make('Fleet'), await make('Pays later')]
  expect((await make('fleet')).json.code).toBe('LABEL_TAKEN')
  const { json } = await patch(id, { labelIds: [fleet.json.id, urgent.json.id] })
  expect(json.labels).toEqual([
    { id: fleet.json.id, name: 'Fleet', color: 'accent' },
    { id: urgent.json.id, name: 'Pays later', color: 'accent' },
  ])
  expect(idsOf(await inbox(`label=${fleet.json.id}`))).toEqual([id])
  const renamed = await ask('PATCH', `/api/labels/${fleet.json.id}`, { cookie, body: { name: 'Fleets' } })
  expect(renamed.json).toEqual({ id: fleet.json.id, name: 'Fleets', color: 'accent' })
  expect((await patch(id, { labelIds: [urgent.json.id] })).json.labels).toHaveLength(1)
  const unknown = await patch(id, { labelIds: [urgent.json.id, shop.id] })
  expect(unknown.json.code).toBe('LABEL_NOT_FOUND')
  expect((await ask('DELETE', `/api/labels/${urgent.json.id}`, { cookie })).status).toBe(204)
  expect((await ask('GET', `/api/threads/${id}/inbox`, { cookie })).json.labels).toEqual([])
})

test('a snoozed conversation is hidden until its time, and then stands on top', async () => {
  const id = await begin()
  const until = new Date(ctx.clock.now().getTime() + 3_600_000).toISOString()
  expect((await patch(id, { snoozedUntil: until })).json.snoozedUntil).toBe(until)
  expect(idsOf(await inbox())).not.toContain(id)
  expect(idsOf(await inbox('snoozed=true'))).toEqual([id])
  await pass(1_000)
  const later = await begin()
  await pass(3_600_000)
  await wakeSnoozed(ctx)
  expect(idsOf(await inbox('limit=2'))).toEqual([id, later])
  const past = await patch(id, { snoozedUntil: '2026-11-01T08:00:00Z' })
  expect(past.json.code).toBe('SNOOZE_IN_PAST')
})

test('a snoozed conversation comes back when the driver writes, and not when a colleague does', async () => {
  const id = await begin()
  const until = new Date(ctx.clock.now().getTime() + 3_600_000).toISOString()
  await patch(id, { snoozedUntil: until })
  await send(id, 'We are looking', cookie)
  expect(idsOf(await inbox())).not.toContain(id)
  await send(id, 'And?', driver.cookie)
  expect(idsOf(await inbox())[0]).toBe(id)
})

test('a search finds the driver’s name, and counts say how many there are of each sort', async () => {
  const id = await begin()
  const [row] = await inbox('limit=1')
  const customer = row?.customer as { name: string } | undefined
  expect(idsOf(await inbox(`search=${encodeURIComponent(customer?.name ?? '')}`))).toContain(id)
  const before = (await ask('GET', `/api/shops/${shop.id}/inbox/counts`, { cookie })).json
  await begin()
  await pass(3 * 3_600_000)
  const after = (await ask('GET', `/api/shops/${shop.id}/inbox/counts`, { cookie })).json
  expect(Number(after.open)).toBe(Number(before.open) + 1)
  expect(Number(after.waiting)).toBe(Number(before.waiting) + 1)
  expect(Number(after.late)).toBeGreaterThan(Number(before.late))
})

test('a list holds one shop’s conversations only, and nobody else’s', async () => {
  expect((await ask('GET', `/api/shops/${shop.id}/inbox`, { cookie: unverifiedGuest.cookie })).status).toBe(404)
  expect((await ask('GET', `/api/shops/${shop.id}/inbox`, { cookie: driver.cookie })).status).toBe(404)
  expect((await ask('GET', `/api/shops/${shop.id}/inbox`)).status).toBe(401)
})
