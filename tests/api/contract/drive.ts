import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type Answer, ask } from '../auth/site.ts'
import { checkAnswer, type Placed } from './document.ts'
import { asQuery, hostile, type Sent } from './hostile.ts'
import { outcomeOf } from './schema-outcome.ts'
import { valid } from './valid.ts'
import type { ValidRequest } from './valid-request.ts'
import { forgetCounts, inShopAndDriver, makePerson, type Person } from './world.ts'

/** Asked for in a shop and by people of its own. */
async function requestFor({ operationId }: Placed): Promise<ValidRequest> {
  forgetCounts()
  const request = valid[operationId]
  if (!request) throw new Error(`contract/valid.ts does not say how ${operationId} is asked for`)
  return inShopAndDriver(request)
}

const kept = new Map<string, ValidRequest>()
/** One that changes nothing, as it reads or is refused before anything is done, so it serves every such question. What is in order ends it. */
async function keptRequest(operation: Placed): Promise<ValidRequest> {
  const request = kept.get(operation.operationId) ?? (await requestFor(operation))
  kept.set(operation.operationId, request)
  return request
}

let somebody: Person | undefined
/** Somebody who has nothing to do with what is asked for, and gets none of it. */
async function anybody(): Promise<Person> {
  somebody ??= await makePerson()
  return somebody
}

type Changes = {
  params?: Record<string, string>
  query?: string
  raw?: string | Uint8Array
  cookie?: string
  origin?: string | null
  headers?: Record<string, string>
}

async function send({ method, path }: Placed, request: ValidRequest, changes: Changes = {}): Promise<Answer> {
  forgetCounts()
  const params = { ...request.params, ...changes.params }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
  const query = changes.query ?? asQuery(request.query ?? {})
  return ask(method, `/api${filled}${query && `?${query}`}`, {
    ...(changes.raw !== undefined
      ? { raw: changes.raw }
      : request.file
        ? { raw: request.file }
        : request.body && { body: request.body }),
    ...(request.cookie && { cookie: request.cookie }),
    ...changes,
    headers: { ...request.headers, ...changes.headers },
  })
}

/** Operations of one kind have the same door: what is decided before a contract is asked. */
const doorOf = ({ method, parameters, requestBody, security }: Placed): string =>
  JSON.stringify([method, new Set(parameters.map(({ in: place }) => place)).size, requestBody?.required, security])
const doors = new Map<string, string>()
/** Whether the operation is the one of its kind whose door is tried with everything. */
function triesDoor(operation: Placed): boolean {
  const door = doorOf(operation)
  if (!doors.has(door)) doors.set(door, operation.operationId)
  return doors.get(door) === operation.operationId
}
/** All ways to come to a door for one operation of each kind, for every other the first of them. */
const atDoor = <Way>(operation: Placed, ways: readonly Way[]): readonly Way[] =>
  triesDoor(operation) ? ways : ways.slice(0, 1)

/** What everybody may read is nobody else's. */
const readByAll = new Set(['POST /reviews/{id}/reports'])

type Check = { says: string; check(): Promise<void> }

/** What every operation is driven with: never a failure, and only answers that are documented. */
export function checksOf(operation: Placed): Check[] {
  const mustSignIn = operation.security.length > 0 && operation.security.every((one) => 'session' in one)
  const byKey = operation.security.some((one) => 'key' in one)
  const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
  const checks: (Check | false | undefined)[] = [
    takesKey && { says: 'again under the same key it does nothing again, and says so', check: () => again(operation) },
    { says: 'whatever is sent', check: () => whateverIsSent(operation) },
    takesFile(operation) && {
      says: 'nothing, too much and what is no such file are refused',
      check: () => oddFiles(operation),
    },
    operation.requestBody &&
      !takesFile(operation) && {
        says: 'what is missing, unknown, too much or no JSON is refused',
        check: () => oddBodies(operation),
      },
    mustSignIn && {
      says: 'needs somebody who is signed in, before anything is read',
      check: () => signedOut(operation),
    },
    mustSignIn &&
      forAdmins(operation) && { says: 'is refused to everybody but admins', check: () => noAdmin(operation) },
    mustSignIn &&
      !forAdmins(operation) &&
      !readByAll.has(`${operation.method} ${operation.path}`) &&
      operation.path.includes('{id}') && {
        says: 'somebody else’s looks as if it did not exist',
        check: () => somebodyElses(operation),
      },
    byKey && { says: 'needs a key that works; a session is none', check: () => withoutKey(operation) },
    operation.method !== 'GET' && !byKey && { says: 'comes from our own pages', check: () => fromElsewhere(operation) },
    // Last, since what all that was refused has left as it was takes effect now.
    { says: 'in order', check: () => inOrder(operation) },
  ]
  return checks.filter((one) => typeof one === 'object')
}

async function inOrder(operation: Placed): Promise<void> {
  const answer = await send(operation, await keptRequest(operation))
  checkAnswer(operation, answer, 'in order')
  expect(answer.status, answer.text).toBeLessThan(300)
  const { headers = {} } = operation.responses[String(answer.status)] ?? {}
  expect(Boolean(answer.headers['set-cookie']), 'sets a cookie as the document says').toBe('Set-Cookie' in headers)
}

async function again(operation: Placed): Promise<void> {
  const request = await requestFor(operation)
  const headers = { 'Idempotency-Key': randomUUID() }
  const [first, again] = [await send(operation, request, { headers }), await send(operation, request, { headers })]
  checkAnswer(operation, again, 'again')
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect([first, again].map((one) => one.headers['idempotency-replayed'])).toEqual([undefined, 'true'])
}

/** What comes through takes effect, so that a fresh place is needed after every few. */
const MAX_CHANGED = 10

/**
 * What the contract refuses is refused here and now, and one of it over the wire; what it takes goes over the wire, each
 * that is read as something else; what does not come as far goes over the wire for one operation of each kind.
 */
async function whateverIsSent(operation: Placed): Promise<void> {
  const seen = new Set<string>()
  const isNews = (request: ValidRequest, sent: Sent): boolean => {
    const fate = outcomeOf(operation, request, sent)
    const name = fate.is === 'taken' ? fate.as : fate.is
    if (fate.is === 'the door' ? !triesDoor(operation) : seen.has(name)) return false
    seen.add(name)
    return true
  }
  let at = 0
  for (let left = true; left; ) {
    const request = await (operation.method === 'GET' ? keptRequest : requestFor)(operation)
    const sent = [...hostile(operation, request)]
    for (let changed = 0; changed < MAX_CHANGED && at < sent.length; at += 1) {
      const one = sent[at]
      if (!one || !isNews(request, one)) continue
      const { about, ...changes } = one
      const answer = await send(operation, request, changes)
      checkAnswer(operation, answer, about)
      if (operation.method !== 'GET' && answer.status < 300) changed += 1
    }
    left = at < sent.length
  }
}

async function oddBodies(operation: Placed): Promise<void> {
  const request = await keptRequest(operation)
  const large = JSON.stringify({
    ...request.body,
    notes: 'x'.repeat(operation.path.startsWith('/v1/') ? 1_100_000 : 100_000),
  })
  const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const unknown = JSON.stringify({ ...request.body, unknown: 1 })
  const [tooLarge, form, odd] = [
    await send(operation, request, { raw: large }),
    await send(operation, request, { headers: asForm, raw: JSON.stringify(request.body) }),
    await send(operation, request, { raw: unknown }),
  ]
  expect([tooLarge.status, tooLarge.json.code]).toEqual([413, 'TOO_LARGE'])
  expect([form.status, form.json.code]).toEqual([415, 'NOT_JSON'])
  expect([odd.status, odd.json.fields]).toMatchObject([400, { unknown: expect.any(String) }])
  if (operation.requestBody?.required) expect((await send(operation, request, { raw: '' })).status).toBe(400)
}

const contentOf = ({ requestBody }: Placed) => Object.entries(requestBody?.content ?? {})
const takesFile = (operation: Placed): boolean =>
  contentOf(operation).length > 0 && !operation.requestBody?.content['application/json']

async function oddFiles(operation: Placed): Promise<void> {
  const request = await keptRequest(operation)
  const longest = contentOf(operation)[0]?.[1].schema.maxLength ?? 0
  for (const [about, raw] of [
    ['nothing', ''],
    ['too much', Buffer.alloc(longest + 1, 'a,b\n')],
    ['no such file', Buffer.from('\0<script>alert(1)</script>')],
  ] as const) {
    const answer = await send(operation, request, { raw })
    checkAnswer(operation, answer, about)
    expect([400, 413, 415, 422], `${about}: ${answer.text}`).toContain(answer.status)
  }
}

async function signedOut(operation: Placed): Promise<void> {
  const request = await keptRequest(operation)
  for (const cookie of atDoor(operation, ['', '__Host-session=x', `__Host-session=${'a'.repeat(43)}`])) {
    const answer = await send(operation, request, { cookie, ...(operation.requestBody && { raw: '{' }) })
    checkAnswer(operation, answer, `as ${cookie}`)
    expect([answer.status, answer.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
  }
}

async function withoutKey(operation: Placed): Promise<void> {
  const request = await keptRequest(operation)
  const { cookie } = await anybody()
  for (const authorization of atDoor(operation, ['', 'Bearer x', `Bearer spoor_${'a'.repeat(43)}`, 'Basic eDp4'])) {
    const answer = await send(operation, request, { cookie, headers: { Authorization: authorization } })
    checkAnswer(operation, answer, `with ${authorization}`)
    expect([answer.status, answer.json.code]).toEqual([401, 'KEY_REQUIRED'])
  }
}

const forAdmins = ({ path }: Placed): boolean => path.startsWith('/admin/')

async function noAdmin(operation: Placed): Promise<void> {
  const answer = await send(operation, await keptRequest(operation), { cookie: (await anybody()).cookie })
  checkAnswer(operation, answer, 'as somebody who is no admin')
  expect([answer.status, answer.json.code]).toEqual([403, 'NOT_ALLOWED'])
}

async function somebodyElses(operation: Placed): Promise<void> {
  const [request, other] = [await keptRequest(operation), await anybody()]
  const theirs = await send(operation, request, { cookie: other.cookie })
  const none = await send(operation, request, { params: { id: '0199a3c4-7a1e-7cc0-8d5f-2b1f5a7e9c01' } })
  checkAnswer(operation, theirs, 'as somebody else')
  expect([theirs.status, none.status]).toEqual([404, 404])
  expect(theirs.json.message).toEqual(none.json.message)
}

async function fromElsewhere(operation: Placed): Promise<void> {
  const request = await keptRequest(operation)
  for (const origin of atDoor(operation, ['https://elsewhere.example', 'null', null])) {
    const answer = await send(operation, request, { origin })
    checkAnswer(operation, answer, `from ${origin}`)
    expect([answer.status, answer.json.code]).toEqual([403, 'FOREIGN_ORIGIN'])
  }
}
