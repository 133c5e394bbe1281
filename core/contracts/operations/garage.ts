import { Garage, GarageVehicle, KeptVehicle, VehicleChanges, VehicleId } from '../garage.ts'
import { Problem } from '../problem.ts'
import { nothing, type Operations } from './operation.ts'

export const garageOperations = {
  'GET /garage': { responses: { 200: Garage } },
  'POST /garage': { body: KeptVehicle, responses: { 201: GarageVehicle, 409: Problem } },
  'PATCH /garage/:id': {
    params: VehicleId,
    body: VehicleChanges,
    responses: { 200: GarageVehicle, 404: Problem, 409: Problem },
  },
  'DELETE /garage/:id': { params: VehicleId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
