import { beforeEach, expect, test } from 'vitest'
import { operations } from '#core/contracts/operations.ts'
import { makeMember, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../api/auth/site.ts'
import { forgetCounts, makePerson, makeWorld } from '../api/contract/world.ts'
import { pdf } from '../api/threads/some-files.ts'

beforeEach(forgetCounts)

type Body = Record<string, unknown>
/**
 * Who may not: everybody who has no part in the conversation ('outsiders'), and for what only the shop does its driver,
 * too ('shop'). `link`: the private link is the right. `own`: answers with the caller's own and nothing else.
 * `anyone`: a new conversation of the caller's.
 */
type Rights = {
  for: 'outsiders' | 'shop' | 'link' | 'own' | 'anyone'
  body?: Body
  /** What is sent in place of JSON. */
  file?: Uint8Array
  /** The link is used up by somebody who is signed in. */
  takes?: 'an account'
}

const rights: Record<string, Rights> = {
  'GET /threads': { for: 'own' },
  'GET /threads/unread': { for: 'own' },
  'POST /threads/read': { for: 'own' },
  'POST /threads': { for: 'anyone' },
  'GET /threads/:id': { for: 'outsiders' },
  'PATCH /threads/:id': { for: 'outsiders', body: { archived: true } },
  'GET /threads/:id/messages': { for: 'outsiders' },
  'POST /threads/:id/messages': { for: 'outsiders', body: { message: 'Hello' } },
  'POST /threads/:id/files': { for: 'outsiders', file: pdf },
  'GET /threads/:id/files/:file': { for: 'outsiders' },
  'POST /threads/:id/read': { for: 'outsiders', body: {} },
  'GET /threads/:id/participants': { for: 'outsiders' },
  'POST /threads/:id/participants': { for: 'shop', body: { userId: '<account>' } },
  'DELETE /threads/:id/participants/:participantId': { for: 'outsiders' },
  'PATCH /messages/:id': { for: 'outsiders', body: { read: true } },
  'POST /guest-messages': { for: 'anyone' },
  'GET /guest-threads/:token': { for: 'link' },
  'GET /guest-threads/:token/messages': { for: 'link' },
  'POST /guest-threads/:token/messages': { for: 'link', body: { message: 'Hello' } },
  'POST /guest-threads/:token/files': { for: 'link', file: pdf },
  'GET /guest-threads/:token/files/:file': { for: 'link' },
  'POST /guest-threads/:token/read': { for: 'link' },
  'POST /guest-threads/:token/keep': { for: 'link', takes: 'an account' },
  'POST /guest-threads/:token/reports': { for: 'link', body: { reason: 'spam' } },
  'GET /shops/:shopId/inbox': { for: 'shop' },
  'GET /shops/:shopId/inbox/counts': { for: 'shop' },
  'GET /threads/:id/inbox': { for: 'shop' },
  'PATCH /threads/:id/inbox': { for: 'shop', body: { snoozedUntil: '2026-11-20T08:00:00Z', assigneeId: null } },
  'GET /threads/:id/notes': { for: 'shop' },
  'POST /threads/:id/notes': { for: 'shop', body: { content: 'Hello' } },
  'DELETE /threads/:id/notes/:noteId': { for: 'shop' },
  'GET /threads/:id/reply-values': { for: 'shop' },
  'POST /threads/:id/reply-files/:replyId': { for: 'shop' },
  'POST /threads/:id/block': { for: 'shop' },
  'DELETE /threads/:id/block': { for: 'shop' },
  'POST /threads/:id/reports': { for: 'outsiders', body: { reason: 'spam' } },
  'GET /shops/:shopId/blocks': { for: 'shop' },
  'GET /shops/:shopId/labels': { for: 'shop' },
  'POST /shops/:shopId/labels': { for: 'shop', body: { name: 'Mine', color: 'ink' } },
  'PATCH /labels/:id': { for: 'shop', body: { name: 'Mine' } },
  'DELETE /labels/:id': { for: 'shop' },
  'GET /shops/:shopId/canned-replies': { for: 'shop' },
  'POST /shops/:shopId/canned-replies': { for: 'shop', body: { title: 'Hi', shortcut: 'hi', content: 'Hi' } },
  'PATCH /canned-replies/:id': { for: 'shop', body: { content: 'Mine' } },
  'DELETE /canned-replies/:id': { for: 'shop' },
  'GET /shops/:shopId/away-message': { for: 'shop' },
  'PATCH /shops/:shopId/away-message': { for: 'shop', body: { enabled: true } },
}

test('every operation of conversations says in this file who may not; those of the consoles and of bookings do elsewhere', () => {
  const ofThreads = Object.keys(operations).filter(
    (key) =>
      !/ \/admin\/| \/counter-bookings\/| \/guest-bookings\//.test(key) &&
      /threads|messages|inbox|labels|canned-replies|away-message|\/blocks/.test(key),
  )
  expect(Object.keys(rights).toSorted()).toEqual(ofThreads.toSorted())
})

/** A shop with a member, one who has left, and a conversation with everything that a shop keeps beside it. */
async function makeScene() {
  const world = await makeWorld()
  const { shop, driver, unverifiedGuest } = world
  const [seller, former, other] = [await makePerson(), await makePerson(), await makePerson()]
  await makeMember(ctx, shop, seller.contactId, 'owner')
  await makeMember(ctx, shop, former.contactId)
  await makeMember(ctx, await makeShop(ctx), other.contactId, 'owner')
  const { cookie } = seller
  const post = async (path: string, body: Body, as = cookie) =>
    (await ask('POST', `/api${path}`, { cookie: as, body })).json
  const file = async () => String((await ask('POST', '/api/loose-files', { raw: pdf })).json.id)
  const words = { shopId: shop.id, message: 'The key is under the mat', files: [await file()] }
  const thread = await post('/threads', words, driver.cookie)
  // The one who leaves has taken part.
  await ask('GET', `/api/threads/${thread.id}`, { cookie: former.cookie })
  const { json: mine } = await ask('GET', '/api/my-shops', { cookie: former.cookie })
  await ask('DELETE', `/api/members/${(mine.shops as unknown as { id: string }[])[0]?.id}`, { cookie: former.cookie })
  const note = await post(`/threads/${thread.id}/notes`, { content: 'Pays late' })
  const label = await post(`/shops/${shop.id}/labels`, { name: 'Fleet', color: 'accent' })
  const reply = await post(`/shops/${shop.id}/canned-replies`, { title: 'Yes', shortcut: 'yes', content: 'Yes' })
  await ask('PATCH', `/api/threads/${thread.id}/inbox`, { cookie, body: { labelIds: [label.id] } })
  const guest = async (email: string) => {
    const words = { shopId: shop.id, message: 'Hi', name: 'Sipho', email, files: [await file()] }
    return String((await post('/guest-messages', words, '')).link)
  }
  const message = await ctx.db
    .selectFrom('thread_message')
    .select('id')
    .where('thread_id', '=', String(thread.id))
    .executeTakeFirstOrThrow()
  const participants = thread.participants as unknown as { id: string; role: string }[]
  const ids: Record<string, unknown> = {
    threads: thread.id,
    messages: message.id,
    labels: label.id,
    'canned-replies': reply.id,
    shopId: shop.id,
    noteId: note.id,
    replyId: reply.id,
    participantId: participants.find(({ role }) => role === 'customer')?.id,
  }
  const link = (await guest('one@example.com')).split('/').at(-1) ?? ''
  const otherLink = (await guest('two@example.com')).split('/').at(-1) ?? ''
  const fileOf = async (path: string, cookie: string) => {
    const { json } = await ask('GET', `/api${path}/messages`, cookie ? { cookie } : {})
    return (json.messages as unknown as { attachments: { id: string }[] }[])[0]?.attachments[0]?.id
  }
  ids.file = await fileOf(`/threads/${thread.id}`, cookie)
  ids.guestFile = await fileOf(`/guest-threads/${link}`, '')
  const { accountId } = other
  return { driver, unverifiedGuest, seller, former, other, ids, link, otherLink, accountId }
}
const scene = await makeScene()

/** The address of an operation on the scene's own things. */
const addressOf = (key: string): { method: string; path: string } => {
  const [method = '', path = ''] = key.split(' ')
  const named = path
    .replace(/([\w-]+)\/:id/, (_, area: string) => `${area}/${scene.ids[area]}`)
    .replace(':file', String(path.startsWith('/guest') ? scene.ids.guestFile : scene.ids.file))
    .replace(/:(\w+)/g, (_, name: string) => String(scene.ids[name]))
  return { method, path: `/api${named}` }
}

const bodyOf = ({ body, file }: Rights): { body?: Body; raw?: Uint8Array } =>
  file ? { raw: file } : body ? { body: 'userId' in body ? { userId: scene.accountId } : body } : {}

/** All that is kept of conversations. */
async function kept(): Promise<string> {
  const tables = [
    'thread',
    'thread_message',
    'thread_participant',
    'thread_message_state',
    'thread_note',
    'thread_label',
  ]
  tables.push('thread_labelled', 'canned_reply', 'away_message', 'shop_block', 'attachment')
  const rows = await Promise.all(
    tables.map((name) => ctx.pool.query(`select row_to_json(t)::text as row from "${name}" t order by 1`)),
  )
  return JSON.stringify(rows.map((one) => one.rows))
}

const refused = Object.entries(rights).filter(([, one]) => ['outsiders', 'shop'].includes(one.for))

test.each(refused)('%s is refused to everybody else, and nothing changes', async (key, one) => {
  const { method, path } = addressOf(key)
  const before = await kept()
  const people = {
    unverifiedGuest: scene.unverifiedGuest,
    'another shop': scene.other,
    'a former member': scene.former,
  }
  const all = {
    ...people,
    ...(one.for !== 'outsiders' && { 'the driver': scene.driver }),
  }
  for (const [who, { cookie }] of Object.entries(all)) {
    const answer = await ask(method, path, { cookie, ...bodyOf(one) })
    expect([401, 403, 404], `${who}: ${answer.text}`).toContain(answer.status)
    expect(answer.text).not.toContain('under the mat')
  }
  const nobody = await ask(method, path, bodyOf(one))
  expect([nobody.status, nobody.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  expect(await kept()).toBe(before)
})

const readByShop = refused.filter(([key]) => key.startsWith('GET '))

test.each(readByShop)('%s answers a member of the shop', async (key) => {
  const { method, path } = addressOf(key)
  expect((await ask(method, path, { cookie: scene.seller.cookie })).status).toBe(200)
})

test.each(Object.entries(rights).filter(([, one]) => one.for === 'link'))(
  '%s takes the guest’s own link only',
  async (key, one) => {
    const { method, path } = addressOf(key)
    const at = (token: string) => path.replace('undefined', token)
    const { link, otherLink } = scene
    const options = { ...bodyOf(one), ...(one.takes && { cookie: scene.unverifiedGuest.cookie }) }
    const before = await kept()
    const changed = `${link.slice(0, -2)}${link.endsWith('AA') ? 'BB' : 'AA'}`
    const mixed = `${link.split('.')[0]}.${otherLink.split('.').at(-1)}`
    for (const token of [changed, mixed, String(scene.ids.threads), 'x'])
      expect((await ask(method, at(token), options)).status, token).toBe(404)
    expect(await kept()).toBe(before)
    if (one.takes) return void expect((await ask(method, at(link), bodyOf(one))).status).toBe(401)
    expect((await ask(method, at(link), bodyOf(one))).status).toBeLessThan(300)
  },
)

test('a guest’s link opens no other conversation, and lists show nobody else’s', async () => {
  const mine = await ask('GET', `/api/guest-threads/${scene.link}`)
  const theirs = await ask('GET', `/api/guest-threads/${scene.otherLink}`)
  expect(mine.json.id).not.toBe(theirs.json.id)
  for (const { cookie } of [scene.unverifiedGuest, scene.other, scene.former]) {
    const before = await kept()
    expect((await ask('GET', '/api/threads', { cookie })).json.threads).toEqual([])
    expect((await ask('GET', '/api/threads/unread', { cookie })).json.unread).toBe(0)
    expect((await ask('POST', '/api/threads/read', { cookie })).status).toBe(204)
    expect(await kept()).toBe(before)
  }
})

test('a driver may not do in their own conversation what is the shop’s', async () => {
  const { cookie } = scene.driver
  const closed = await ask('PATCH', `/api/threads/${scene.ids.threads}`, { cookie, body: { status: 'closed' } })
  expect([closed.status, closed.json.code, closed.json.message]).toEqual([
    403,
    'UNAUTHORIZED',
    'User is not a participant in this thread',
  ])
})
