import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Answer, ask } from './auth/site.ts'
import { checkAnswer, document, operations, type Placed } from './contract/document.ts'
import { asQuery, hostile } from './contract/hostile.ts'
import { valid, type Wish } from './contract/valid.ts'
import { forgetCounts, makePerson, makeVehicle, makeWorld } from './contract/world.ts'

await makeVehicle()

/** Asked for in a shop and by people of its own. */
async function wishFor({ operationId }: Placed): Promise<Wish> {
  forgetCounts()
  const wish = valid[operationId]
  if (!wish) throw new Error(`contract/valid.ts does not say how ${operationId} is asked for`)
  return wish(await makeWorld())
}

type Changes = {
  params?: Record<string, string>
  query?: string
  raw?: string
  cookie?: string
  origin?: string | null
  headers?: Record<string, string>
}

async function send({ method, path }: Placed, wish: Wish, changes: Changes = {}): Promise<Answer> {
  forgetCounts()
  const params = { ...wish.params, ...changes.params }
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
  const query = changes.query ?? asQuery(wish.query ?? {})
  return ask(method, `/api${filled}${query && `?${query}`}`, {
    ...(changes.raw !== undefined ? { raw: changes.raw } : wish.body && { body: wish.body }),
    ...(wish.cookie && { cookie: wish.cookie }),
    ...changes,
  })
}

test('every operation is asked for: each has its place in contract/valid.ts, and nothing else has', () => {
  const told = new Set(operations.map(({ operationId }) => operationId))
  expect(
    operations
      .filter(({ operationId }) => !valid[operationId])
      .map(({ operationId, method, path }) => `${operationId}, ${method} ${path}`),
    'say in contract/valid.ts how these are asked for',
  ).toEqual([])
  expect(
    Object.keys(valid).filter((name) => !told.has(name)),
    'no operation has these names',
  ).toEqual([])
})

describe.each(operations)('$method $path', (operation) => {
  const { method, requestBody, security } = operation
  const mustSignIn = security.length > 0 && security.every((one) => 'session' in one)
  const isChange = method !== 'GET'

  test('in order', async () => {
    const answer = await send(operation, await wishFor(operation))
    checkAnswer(operation, answer, 'in order')
    expect(answer.status, answer.text).toBeLessThan(300)
    const { headers = {} } = operation.responses[String(answer.status)] ?? {}
    expect(Boolean(answer.headers['set-cookie']), 'sets a cookie as the document says').toBe('Set-Cookie' in headers)
  })

  test.runIf(operation.parameters.some(({ name }) => name === 'Idempotency-Key'))(
    'again under the same key it does nothing again, and says so',
    async () => {
      const wish = await wishFor(operation)
      const headers = { 'Idempotency-Key': randomUUID() }
      const [first, again] = [await send(operation, wish, { headers }), await send(operation, wish, { headers })]
      checkAnswer(operation, again, 'again')
      expect([again.status, again.text]).toEqual([first.status, first.text])
      expect([first, again].map((one) => one.headers['idempotency-replayed'])).toEqual([undefined, 'true'])
    },
  )

  test('whatever is sent', async () => {
    // What comes through takes effect, so that a fresh place is needed every now and then.
    for (let from = 0, left = true; left; from += 10) {
      const wish = await wishFor(operation)
      const sent = [...hostile(operation, wish)].slice(from, from + 10)
      for (const { about, ...changes } of sent) checkAnswer(operation, await send(operation, wish, changes), about)
      left = sent.length === 10
    }
  }, 120_000)

  test.runIf(requestBody)('what is missing, unknown, too much or no JSON is refused', async () => {
    const wish = await wishFor(operation)
    const large = JSON.stringify({ ...wish.body, notes: 'x'.repeat(100_000) })
    const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const unknown = JSON.stringify({ ...wish.body, unknown: 1 })
    const [tooLarge, form, odd] = [
      await send(operation, wish, { raw: large }),
      await send(operation, wish, { headers: asForm, raw: JSON.stringify(wish.body) }),
      await send(operation, wish, { raw: unknown }),
    ]
    expect([tooLarge.status, tooLarge.json.code]).toEqual([413, 'TOO_LARGE'])
    expect([form.status, form.json.code]).toEqual([415, 'NOT_JSON'])
    expect([odd.status, odd.json.fields]).toMatchObject([400, { unknown: expect.any(String) }])
    if (requestBody?.required) expect((await send({ ...operation }, wish, { raw: '' })).status).toBe(400)
  })

  test.runIf(mustSignIn)('needs somebody who is signed in, before anything is read', async () => {
    const wish = await wishFor(operation)
    for (const cookie of ['', '__Host-session=x', `__Host-session=${'a'.repeat(43)}`]) {
      const answer = await send(operation, wish, { cookie, ...(requestBody && { raw: '{' }) })
      checkAnswer(operation, answer, `as ${cookie}`)
      expect([answer.status, answer.json.code]).toEqual([401, 'SIGN_IN_REQUIRED'])
    }
  })

  test.runIf(mustSignIn && operation.path.includes('{id}'))(
    'somebody else’s looks as if it did not exist',
    async () => {
      const [wish, other] = [await wishFor(operation), await makePerson()]
      const theirs = await send(operation, wish, { cookie: other.cookie })
      const none = await send(operation, wish, { params: { id: '0199a3c4-7a1e-7cc0-8d5f-2b1f5a7e9c01' } })
      checkAnswer(operation, theirs, 'as somebody else')
      expect([theirs.status, none.status]).toEqual([404, 404])
      expect(theirs.json.message).toEqual(none.json.message)
    },
  )

  test.runIf(isChange)('comes from our own pages', async () => {
    const wish = await wishFor(operation)
    for (const origin of ['https://elsewhere.example', 'null', null]) {
      const answer = await send(operation, wish, { origin })
      checkAnswer(operation, answer, `from ${origin}`)
      expect([answer.status, answer.json.code]).toEqual([403, 'FOREIGN_ORIGIN'])
    }
  })
})

test('another method than an address has says which it has', async () => {
  for (const path of Object.keys(document.paths)) {
    const { status, headers, json } = await ask('PUT', `/api${path.replace(/\{\w+\}/g, 'x')}`, { body: {} })
    expect([status, json.code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(headers.allow).toMatch(/GET|POST|PATCH|DELETE/)
  }
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/offers/a/b',

  '/api/%',
  '/api/OFFERS',
  '/api//offers',
])('GET %s is nothing, and says so as everything else', async (path) => {
  const { status, json, headers } = await ask('GET', path)
  expect([400, 404]).toContain(status)
  expect(json).toEqual({ code: expect.any(String), message: expect.any(String), requestId: headers['x-request-id'] })
})
