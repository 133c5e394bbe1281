import { Refusal } from '../errors.ts'
import { mostVehicles } from '../rules/website/garage.ts'

export const vehicleNotFound = () => new Refusal('VEHICLE_NOT_FOUND', 'There is no such vehicle in your garage', 404)
export const garageFull = () =>
  new Refusal('GARAGE_FULL', `Your garage holds ${mostVehicles} vehicles. Please remove one first`, 409, {
    most: String(mostVehicles),
  })
export const vehicleKept = () => new Refusal('VEHICLE_KEPT', 'Your garage has this vehicle already', 409)
