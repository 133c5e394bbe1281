import type { Context } from '#core/context.ts'
import type { PublicRead, PublicRequest } from '#core/contracts/drawn-page.ts'
import { Refusal } from '#core/errors.ts'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from './route.ts'

const nobody = { token: undefined, give: () => {}, drop: () => {}, know: () => {} }

/**
 * Answers the public reads of the pages that the server draws, with the same endpoints but without a network. They have
 * no limit of their own; the page's address has one.
 */
export function publicRead(ctx: Context): PublicRead {
  const reads = new Map(endpoints.filter(({ caches }) => caches).map((endpoint) => [endpoint.key, endpoint]))
  return async (request) => {
    const endpoint = reads.get(request.key)
    if (!endpoint) throw new Error(`${request.key} is no public read of the API`)
    return answerOf(ctx, endpoint, request)
  }
}

async function answerOf(ctx: Context, endpoint: Endpoint, { params, query }: PublicRequest) {
  try {
    const ready = await endpoint.ready({
      visitor: undefined,
      holder: undefined,
      client: { address: '' },
      browser: nobody,
      params,
      query,
      body: async () => undefined,
    })
    return { status: endpoint.success, answer: await ready.call(ctx) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, answer: undefined }
    ctx.log.error({ err: error, endpoint: endpoint.key }, 'a page was drawn without a read that failed')
    return { status: 500, answer: undefined }
  }
}
