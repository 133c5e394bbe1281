import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Operation } from '#core/contracts/operations/operation.ts'
import { type OperationAnswer, type OperationKey, operations, type ReadKey } from '#core/contracts/operations.ts'
import { REALTIME_PATH } from '#core/rules/website/realtime.ts'
import { problemAnswers } from './problems.ts'

/**
 * Stands in for the API at its wire while a component is looked at. Every answer is held against the contract of its
 * operation, so a component is never shown what the server would not say.
 */
export function standInApi() {
  // Nobody calls: a page of who is signed in goes on without the line for news.
  const server = setupServer(
    http.get(`*${REALTIME_PATH}/`, () => HttpResponse.error()),
    // The places are those that everybody starts with.
    http.get('*/api/places/changes', () => HttpResponse.json({ places: [], aliases: [], without: [] })),
    http.post('*/api/places/unknown', () => new HttpResponse(null, { status: 204 })),
    // A page that shows a shop or a tyre has the look counted by itself.
    http.post('*/api/shops/:shopId/views', () => new HttpResponse(null, { status: 204 })),
  )
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return {
    /** Answers the operation, once more each time it is asked; `asked` hears what was sent. */
    answers<K extends OperationKey>(
      key: K,
      answer: OperationAnswer<K>,
      asked: (body: unknown, url: URL) => void = () => {},
    ): void {
      const { status, schema } = successOf(key)
      const body = JSON.stringify(schema.parse(answer))
      server.use(
        handler(key, async (request) => {
          asked(await request.json().catch(() => undefined), new URL(request.url))
          const headers = { 'Content-Type': 'application/json' }
          return status === 204 ? new HttpResponse(null, { status }) : new HttpResponse(body, { status, headers })
        }),
      )
    },
    /** Answers the operation, but not before it is told to. */
    answersLate<K extends ReadKey>(key: K, answer: OperationAnswer<K>, asked: () => void = () => {}): () => void {
      const body = JSON.stringify(successOf(key).schema.parse(answer))
      const told = Promise.withResolvers<void>()
      server.use(
        handler(key, async () => {
          asked()
          await told.promise
          return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
        }),
      )
      return told.resolve
    },
    /** Refuses or fails as the API does. */
    refuses(
      key: OperationKey,
      status: number,
      problem: { code: string; message: string; fields?: Record<string, string> },
    ) {
      server.use(handler(key, () => HttpResponse.json(problemAnswers(problem), { status })))
    },
    /** Hears the request itself, and does not answer. */
    hears(key: OperationKey, heard: (request: Request) => void): void {
      server.use(
        handler(key, (request) => {
          heard(request)
          return HttpResponse.error()
        }),
      )
    },
    /** Never answers, so that what shows meanwhile can be looked at. */
    keepsWaiting(key: OperationKey): void {
      server.use(handler(key, () => new Promise<never>(() => {})))
    },
    /** The connection is gone. */
    isUnreachable(key: OperationKey): void {
      server.use(handler(key, () => HttpResponse.error()))
    },
  }
}

function successOf(key: OperationKey) {
  const { responses }: Operation = operations[key]
  const [status, schema] = Object.entries(responses)[0] ?? []
  if (!schema || Number(status) >= 400) throw new Error(`${key} has no success`)
  return { status: Number(status), schema }
}

function handler(key: OperationKey, answer: (request: Request) => Response | Promise<Response>) {
  const [method = '', path = ''] = key.split(' ')
  return http.all(`*/api${path}`, ({ request }) => (request.method === method ? answer(request) : undefined))
}
