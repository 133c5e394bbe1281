import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { checkVehicleYear } from '#core/catalogue/vehicle-year.ts'
import { Problem } from '#core/contracts/problem.ts'
import { VehicleSizesAnswer, VehiclesQuery } from '#core/contracts/search.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/vehicles',
  says: 'The original sizes of a vehicle, or what has to be asked first',
  who: anyone,
  limit: perMinute(60),
  caches: 'each time',
  query: VehiclesQuery,
  answers: { 200: VehicleSizesAnswer, 400: Problem },
  handle: ({ ctx, query: { make, model, year, variant } }) => {
    checkVehicleYear(ctx, year)
    return vehicleSizes(ctx, {
      make,
      ...(model !== undefined && { model }),
      ...(year !== undefined && { year }),
      ...(variant !== undefined && { variant }),
    })
  },
})
