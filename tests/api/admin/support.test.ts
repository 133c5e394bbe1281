import { beforeEach, expect, test } from 'vitest'
import type { AdminWaiting } from '#core/contracts/admin/overview.ts'
import type { SuggestionPage, SupportDetail, SupportPage } from '#core/contracts/admin/support.ts'
import { sendDueMessages } from '#core/threads/send-message.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx, pass } from '../auth/site.ts'
import { forgetCounts, makeAdmin, makePerson, type Person } from '../contract/world.ts'

beforeEach(forgetCounts)

const anna = await makeAdmin(['support'])
const ben = await makeAdmin(['support'])
const { cookie } = anna
const list = async (query = '', by = cookie) =>
  (await ask('GET', `/api/admin/support?${query}`, { cookie: by })).json as unknown as SupportPage
const detail = async (id: string) =>
  (await ask('GET', `/api/admin/support/${id}`, { cookie })).json as unknown as SupportDetail
const change = (id: string, body: object) => ask('PATCH', `/api/admin/support/${id}`, { cookie, body })
const begin = async ({ cookie }: Person, message: string) =>
  String((await ask('POST', '/api/threads', { cookie, body: { type: 'support', message } })).json.id)
const write = (id: string, by: Person, message: string) =>
  ask('POST', `/api/threads/${id}/messages`, { cookie: by.cookie, body: { message } })

test('who has waited longest stands first, and an answer in the same thread ends the wait', async () => {
  const [first, second] = [await makePerson(), await makePerson()]
  const one = await begin(first, 'I cannot sign in')
  ctx.clock.set(new Date(ctx.clock.now().getTime() + 60_000))
  const two = await begin(second, 'Which shop is open?')
  await write(one, first, 'Still not')
  const waiting = (await list()).threads
  expect(waiting.map(({ id }) => id)).toEqual([one, two])
  expect(waiting[0]).toMatchObject({ about: 'question', latest: { words: 'Still not' }, assignee: null })

  ctx.clock.set(new Date(ctx.clock.now().getTime() + 60_000))
  expect((await write(one, anna, 'Try the link again')).status).toBe(201)
  expect((await list()).threads.map(({ id }) => id)).toEqual([two])
  const theirs = (await ask('GET', `/api/threads/${one}/messages`, { cookie: first.cookie })).json
  expect(JSON.stringify(theirs)).toContain('Try the link again')
  expect((await list('show=open')).threads.map(({ id }) => id)).toEqual([one, two])
})

test('a conversation is assigned to one of us, closed and opened again, and all of it is noted', async () => {
  const id = await begin(await makePerson(), 'Where is my booking?')
  const answer = await change(id, { assigneeId: ben.contactId })
  expect(answer.json.thread).toMatchObject({ assignee: { id: ben.contactId, you: false } })
  expect((await list('assignee=me', ben.cookie)).threads.map((one) => one.id)).toEqual([id])
  expect((await list('assignee=nobody')).threads.map((one) => one.id)).not.toContain(id)
  const unverifiedGuest = await makePerson()
  expect((await change(id, { assigneeId: unverifiedGuest.contactId })).json.code).toBe('NOT_A_MEMBER')
  await change(id, { status: 'closed' })
  expect((await list('show=closed')).threads.map((one) => one.id)).toContain(id)
  expect((await list()).threads.map((one) => one.id)).not.toContain(id)
  await change(id, { status: 'active', assigneeId: null })
  const entries = ctx.db.selectFrom('audit_entry').select(['new_values']).where('thread_id', '=', id)
  const noted = (await entries.where('contact_id', '=', anna.contactId).orderBy('at').orderBy('id').execute()).map(
    ({ new_values }) => new_values,
  )
  expect(noted).toEqual([
    { assignee: ben.contactId },
    { status: 'closed' },
    { replyToId: null, scheduledFor: expect.any(String) },
    { assignee: null },
    { status: 'active' },
  ])
})

test('who is told that we closed their conversation hears it once Undo is over, and opens it again by writing', async () => {
  const person = await makePerson()
  const theirs = async (id: string) =>
    (await ask('GET', `/api/threads/${id}/messages`, { cookie: person.cookie })).text.match(/We have closed this/g)
  const id = await begin(person, 'Thank you')
  await change(id, { status: 'closed' })
  await change(id, { status: 'active' })
  await pass(11_000)
  await sendDueMessages(ctx)
  expect(await theirs(id)).toBe(null)

  await change(id, { status: 'closed' })
  await pass(11_000)
  await sendDueMessages(ctx)
  await drainWork(ctx)
  expect(await theirs(id)).toHaveLength(1)
  expect((await list('show=closed')).threads.map((one) => one.id)).toContain(id)
  const told = ctx.db.selectFrom('notification').select('id').where('contact_id', '=', person.contactId)
  expect((await told.where('kind', '=', 'message_answered').execute()).length).toBeGreaterThan(0)
  await write(id, person, 'It is not settled')
  expect((await list()).threads.map((one) => one.id)).toContain(id)
})

test('what a closed conversation was to be told is not said once the person has written again', async () => {
  const person = await makePerson()
  const id = await begin(person, 'Thank you')
  await change(id, { status: 'closed' })
  await write(id, person, 'One more thing')
  await pass(11_000)
  await sendDueMessages(ctx)
  const { text } = await ask('GET', `/api/threads/${id}/messages`, { cookie: person.cookie })
  expect(text).not.toContain('We have closed this')
})

test('notes of ours are for colleagues, and ready replies for all of us who answer', async () => {
  const person = await makePerson()
  const id = await begin(person, 'Where is my booking?')
  const notes = `/api/threads/${id}/notes`
  const note = await ask('POST', notes, { cookie, body: { content: 'Called the shop, they look' } })
  expect(note.json).toMatchObject({ content: 'Called the shop, they look', mine: true })
  const ofBen = (await ask('GET', notes, { cookie: ben.cookie })).json.notes as unknown as { mine: boolean }[]
  expect(ofBen.map(({ mine }) => mine)).toEqual([false])
  expect((await ask('GET', notes, { cookie: person.cookie })).status).toBe(404)
  expect((await ask('DELETE', `${notes}/${note.json.id}`, { cookie: ben.cookie })).json.code).toBe('AUTHOR_REQUIRED')

  const ready = { title: 'Late', shortcut: '/late', content: 'Sorry, {driver}. We ask the shop.' }
  const made = await ask('POST', '/api/admin/support-replies', { cookie, body: ready })
  expect(made.status).toBe(201)
  const again = await ask('POST', '/api/admin/support-replies', { cookie: ben.cookie, body: ready })
  expect(again.json.code).toBe('SHORTCUT_TAKEN')
  const replies = await ask('GET', '/api/admin/support-replies', { cookie: ben.cookie })
  expect(replies.json.replies).toMatchObject([{ title: 'Late', shortcut: 'late' }])
  const values = await ask('GET', `/api/threads/${id}/reply-values`, { cookie: ben.cookie })
  expect(values.json.values).toMatchObject({ driver: expect.any(String), shop: null })
  const change = { content: 'Sorry. We ask the shop.' }
  const byStranger = await ask('PATCH', `/api/canned-replies/${made.json.id}`, { cookie: person.cookie, body: change })
  expect(byStranger.status).toBe(404)
  const byBen = await ask('PATCH', `/api/canned-replies/${made.json.id}`, { cookie: ben.cookie, body: change })
  expect(byBen.json.content).toBe('Sorry. We ask the shop.')
})

test('who takes a conversation second is told who was first', async () => {
  const id = await begin(await makePerson(), 'Where is my booking?')
  expect((await change(id, { assigneeId: ben.contactId, instead: null })).status).toBe(200)
  const late = await change(id, { assigneeId: 'me', instead: null })
  expect([late.status, late.json.code]).toEqual([409, 'TAKEN_ALREADY'])
  expect(late.json.message).toMatch(/ looks after this conversation now$/)
  expect((await change(id, { assigneeId: 'me', instead: ben.contactId })).status).toBe(200)
})

test('beside it stands what an answer needs, and no number or address', async () => {
  const person = await makePerson()
  const id = await begin(person, 'Hello')
  const { person: known, colleagues } = await detail(id)
  expect(known).toMatchObject({ guest: false, blocked: false, bookings: [], reachedBy: ['whatsapp', 'email', 'web'] })
  expect(JSON.stringify(known)).not.toContain(person.number)
  expect(JSON.stringify(known)).not.toContain('@')
  expect(colleagues).toContainEqual(expect.objectContaining({ id: anna.contactId, you: true }))
})

test('what people suggest stands once a centre, does not wait in the inbox, and is marked as done for all', async () => {
  const suggest = (email: string, shop: string, by?: Person) =>
    ask('POST', '/api/suggestions', {
      ...(by && { cookie: by.cookie }),
      body: { name: 'Sipho', email, shop, place: 'Polokwane', notes: 'Good people' },
    })
  const driver = await makePerson()
  const first = await suggest('a@example.com', "Bosveld's Bande", driver)
  await suggest('b@example.com', 'bosvelds  bande')
  await suggest('c@example.com', 'Another one')
  const suggestions = async (show = 'open') =>
    ((await ask('GET', `/api/admin/suggestions?show=${show}`, { cookie })).json as unknown as SuggestionPage)
      .suggestions
  const [found] = await suggestions()
  expect(found).toMatchObject({ shop: "Bosveld's Bande", place: 'Polokwane', times: 2, doneAt: null })
  expect((await suggestions()).map(({ shop }) => shop)).toEqual(["Bosveld's Bande", 'Another one'])
  expect((await list()).threads.map(({ about }) => about)).not.toContain('suggestion')
  const { waiting } = (await ask('GET', '/api/admin/waiting', { cookie })).json as unknown as AdminWaiting
  expect(waiting.find(({ what }) => what === 'suggestions')?.count).toBe(2)

  await write(String(first.json.threadId), driver, 'Any news?')
  expect((await list()).threads).toContainEqual(
    expect.objectContaining({ id: first.json.threadId, about: 'suggestion' }),
  )
  const settle = (done: boolean) => ask('PATCH', `/api/admin/suggestions/${found?.id}`, { cookie, body: { done } })
  expect((await settle(true)).status).toBe(204)
  expect((await suggestions()).map(({ shop }) => shop)).toEqual(['Another one'])
  expect(await suggestions('done')).toMatchObject([{ shop: "Bosveld's Bande", times: 2 }])
  expect((await settle(false)).status).toBe(204)
  expect(await suggestions('done')).toEqual([])
  await drainWork(ctx)
})
