import type { RequestHandler } from 'express'
import { makes } from '#core/catalogue/makes.ts'
import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import type { Context } from '#core/context.ts'
import { type MakesAnswer, type VehicleSizesAnswer, VehiclesQuery } from '#core/contracts/search.ts'

/** GET /api/makes */
export const makesHandler =
  (ctx: Context): RequestHandler =>
  async (_, response) => {
    const answer: MakesAnswer = { makes: await makes(ctx) }
    response.set('Cache-Control', 'public, max-age=3600').json(answer)
  }

/** GET /api/vehicles?make=…&model=…&year=…: the original sizes, or what has to be asked first. */
export const vehiclesHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const { make, model, year } = VehiclesQuery.parse(request.query)
    const asked = { make, ...(model !== undefined && { model }), ...(year !== undefined && { year }) }
    const answer: VehicleSizesAnswer = await vehicleSizes(ctx, asked)
    response.set('Cache-Control', 'no-store').json(answer)
  }
