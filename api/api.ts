import express, { type RequestHandler, type Router } from 'express'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'
import { docs } from './docs/docs.ts'
import { endpoints } from './endpoints.ts'
import { ownOrigin } from './security.ts'
import { serveEndpoints } from './serve.ts'

/** Everything under /api. */
export const apiRoutes = (ctx: Context): Router =>
  express.Router().use(ownOrigin(ctx), docs(ctx)).use(serveEndpoints(ctx, endpoints), nothingHere)

const nothingHere: RequestHandler = () => {
  throw new Refusal('NOT_FOUND', 'There is nothing at this address.', 404)
}
