import type { Request, Response } from 'express'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { PageReader, ReadRequest } from '#core/contracts/drawn-page.ts'
import { Refusal } from '#core/errors.ts'
import { type Browser, browserOf, clientOf } from './browser.ts'
import { endpoints } from './endpoints.ts'
import { whileImpersonating, withoutDrivers } from './impersonation.ts'
import type { Endpoint, Raw } from './route.ts'

type ForPage = {
  read: PageReader
  /** Whether something was read for the person who opened the page: nobody else may see it then. */
  wasPersonal(): boolean
}

type Asker = Pick<Raw, 'visitor' | 'holder' | 'client' | 'browser'>

const nobody: Browser = { token: undefined, give: () => {}, drop: () => {}, know: () => {} }
const anybody: Asker = { visitor: undefined, holder: undefined, client: { address: '' }, browser: nobody }

/**
 * Answers the reads of the pages that the server draws, with the same endpoints but without a network: a public one as
 * for anybody, another one as for whoever opened the page. They have no limit of their own; the page's address has one.
 */
export function pageReader(ctx: Context): (request: Pick<Request, 'get' | 'ip'>, response: Response) => ForPage {
  const reads = new Map(endpoints.filter(({ method }) => method === 'get').map((endpoint) => [endpoint.key, endpoint]))
  return (request, response) => {
    const browser = browserOf(ctx, request, response)
    let who: ReturnType<typeof whoIs> | undefined
    const askerOf = async (endpoint: Endpoint): Promise<Asker> => {
      if (endpoint.caches) return anybody
      who ??= whoIs(ctx, browser.token)
      return { visitor: whileImpersonating(endpoint, await who), holder: undefined, client: clientOf(request), browser }
    }
    return {
      wasPersonal: () => who !== undefined,
      read: async (asked) => {
        const endpoint = reads.get(asked.key)
        if (!endpoint || endpoint.access.byKey) throw new Error(`${asked.key} is no read of a page`)
        return answerOf(ctx, endpoint, asked, () => askerOf(endpoint))
      },
    }
  }
}

async function answerOf(ctx: Context, endpoint: Endpoint, { params, query }: ReadRequest, who: () => Promise<Asker>) {
  try {
    const asker = await who()
    const ready = await endpoint.ready({ ...asker, params, query, body: async () => undefined, file: noFile })
    const answer = await ready.call(ctx)
    return { status: endpoint.success, answer: asker.visitor?.account.looking ? hidden(answer) : answer }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, answer: undefined }
    ctx.log.error({ err: error, endpoint: endpoint.key }, 'a page was drawn without a read that failed')
    return { status: 500, answer: undefined }
  }
}

const noFile = (): never => {
  throw new Error('a read takes no file')
}

const hidden = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer, withoutDrivers))
