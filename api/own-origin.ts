import type { RequestHandler } from 'express'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What systems ask for by a key. No browser sends a key by itself, so it does not matter where they come from. */
const byKey = '/v1/'

/** Accepts changes from our own pages only: browsers always name the page that such a request comes from. */
export const ownOrigin =
  ({ config }: Context): RequestHandler =>
  (request, _response, next) => {
    if (reading.has(request.method) || request.path.startsWith(byKey) || request.get('Origin') === config.publicUrl)
      return next()
    throw new Refusal('FOREIGN_ORIGIN', 'This request did not come from one of our own pages.', 403)
  }
