import type { NewcomerRow } from '#db/queries/accounts/auth.ts'
import type { StartNumberProof } from '../contracts/auth.ts'

/** What we keep of a person who signs up, until the number is proven. */
export const newcomerOf = (wish: StartNumberProof): NewcomerRow => {
  const said = wish.purpose === 'sign_up' ? wish : undefined
  return {
    name: said?.name ?? null,
    vehicle_make: said?.vehicleMake ?? null,
    vehicle_model: said?.vehicleModel ?? null,
    vehicle_year: said?.vehicleYear ?? null,
  }
}
