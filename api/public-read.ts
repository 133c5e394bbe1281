import type { Context } from '#core/context.ts'
import type { PublicRead } from '#core/contracts/site.ts'
import { Refusal } from '#core/errors.ts'
import { areas } from './endpoints.ts'
import type { Endpoint } from './route.ts'

const nobody = { token: undefined, give: () => {}, drop: () => {}, know: () => {} }

/**
 * Answers the public reads of the API to the pages that the server draws: the very endpoints, without a way over the
 * network and without a limit, which the page's own address has.
 */
export function publicRead(ctx: Context): PublicRead {
  const reads = Object.values(areas)
    .flat()
    .filter(({ method, caches }) => method === 'get' && caches)
    .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))
    .sort((one, other) => names(one.endpoint) - names(other.endpoint))
  return async (path) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    for (const { endpoint, pattern } of reads) {
      const match = pattern.exec(pathname)
      if (match) return answerOf(ctx, endpoint, { ...match.groups }, Object.fromEntries(searchParams))
    }
    throw new Error(`${pathname} is no public read of the API`)
  }
}

const names = ({ path }: Endpoint): number => path.split(':').length

/** /shops/:shop as ^/api/shops/(?<shop>[^/]+)$ */
const patternOf = (path: string): RegExp => new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

async function answerOf(
  ctx: Context,
  endpoint: Endpoint,
  params: Record<string, string>,
  query: Record<string, string>,
) {
  try {
    const decoded = Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodeURIComponent(text)]))
    const ready = await endpoint.ready({
      visitor: undefined,
      client: { address: '' },
      browser: nobody,
      params: decoded,
      query,
      body: async () => undefined,
    })
    return { status: endpoint.success, answer: await ready.call(ctx) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, answer: undefined }
    ctx.log.error({ err: error, endpoint: endpoint.path }, 'a page was drawn without a read that failed')
    return { status: 500, answer: undefined }
  }
}
