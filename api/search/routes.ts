import express, { type Router } from 'express'
import type { Context } from '#core/context.ts'
import { offersHandler } from './offers.ts'
import { makesHandler, vehiclesHandler } from './vehicles.ts'

/** What the website's search asks for, under /api. */
export function searchRoutes(ctx: Context): Router {
  const router = express.Router()
  router.get('/offers', offersHandler(ctx))
  router.get('/makes', makesHandler(ctx))
  router.get('/vehicles', vehiclesHandler(ctx))
  return router
}
