import { vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { checkVehicleYear } from '#core/catalogue/vehicle-year.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /vehicles', {
  summary: 'Gives the original sizes of a vehicle, or what has to be asked first',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'each time',
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
