import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { REALTIME_PATH } from '#core/rules/website/realtime.ts'
import { problemAnswers } from './problems.ts'

/** An operation as the API lists it: 'GET /offers'. */
type Operation = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`

/**
 * Stands in for the API at its wire while a component is looked at. Every answer is held against the contract of its
 * endpoint, so a component is never shown what the server would not say.
 */
export function standInApi() {
  // Nobody calls: a page of who is signed in goes on without the line for news.
  const server = setupServer(http.get(`*${REALTIME_PATH}/`, () => HttpResponse.error()))
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return {
    /** Answers the operation, once more each time it is asked; `asked` hears what was sent. */
    answers(operation: Operation, answer: unknown, asked: (body: unknown, url: URL) => void = () => {}): void {
      const endpoint = endpointOf(operation)
      const schema = endpoint.responses[endpoint.success]
      const checked = schema?.parse(answer)
      server.use(
        handler(operation, async (request) => {
          asked(await request.json().catch(() => undefined), new URL(request.url))
          return endpoint.success === 204
            ? new HttpResponse(null, { status: 204 })
            : HttpResponse.json(checked as object, { status: endpoint.success })
        }),
      )
    },
    /** Refuses or fails as the API does. */
    refuses(
      operation: Operation,
      status: number,
      problem: { code: string; message: string; fields?: Record<string, string> },
    ) {
      endpointOf(operation)
      server.use(handler(operation, () => HttpResponse.json(problemAnswers(problem), { status })))
    },
    /** Never answers, so that what shows meanwhile can be looked at. */
    keepsWaiting(operation: Operation): void {
      endpointOf(operation)
      server.use(handler(operation, () => new Promise<never>(() => {})))
    },
    /** The connection is gone. */
    isUnreachable(operation: Operation): void {
      server.use(handler(operation, () => HttpResponse.error()))
    },
  }
}

function endpointOf(operation: Operation) {
  const found = endpoints.find(({ key }) => key === operation)
  if (!found) throw new Error(`the API has no ${operation}`)
  return found
}

function handler(operation: Operation, answer: (request: Request) => Response | Promise<Response>) {
  const [method = '', path = ''] = operation.split(' ')
  return http.all(`*/api${path}`, ({ request }) => (request.method === method ? answer(request) : undefined))
}
