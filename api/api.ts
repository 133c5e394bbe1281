import express, { type RequestHandler, type Router } from 'express'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { fitmentFiles } from './admin/fitment/files.ts'
import { tyreUploads } from './admin/tyres/uploads.ts'
import { billingFiles } from './billing/files.ts'
import { docs } from './docs/docs.ts'
import { endpoints } from './endpoints.ts'
import { stockFiles } from './imports/files.ts'
import { applicationUploads } from './joining/uploads.ts'
import { ownOrigin } from './own-origin.ts'
import { serveEndpoints } from './serve.ts'
import { shopUploads } from './shop-profile/uploads.ts'
import { threadFiles } from './threads/files/files.ts'

/** Everything under /api. */
export const apiRoutes = (ctx: Context): Router =>
  express
    .Router()
    .use(ownOrigin(ctx), docs(ctx))
    .use(
      threadFiles(ctx),
      shopUploads(ctx),
      stockFiles(ctx),
      applicationUploads(ctx),
      tyreUploads(ctx),
      fitmentFiles(ctx),
      billingFiles(ctx),
    )
    .use(serveEndpoints(ctx, endpoints), nothingHere)

const nothingHere: RequestHandler = () => {
  throw new Refusal('NOT_FOUND', 'There is nothing at this address.', 404)
}
