import type { GarageVehicle } from '#core/contracts/garage.ts'
import type { VehicleRow } from '#db/queries/accounts/garage.ts'

export const vehicleView = ({ rear_size, ...row }: VehicleRow): GarageVehicle => ({ ...row, rearSize: rear_size })
