import { z } from 'zod'
import { Line } from './forms/typed.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'

const Name = Line().max(40)
/** However it is spaced; kept as plateOf writes it. */
const Plate = Line().max(20, 'Must be at most 20 characters')
/** In any spelling; kept as formatTyreSize writes it. */
const Size = Line().min(1).max(60)

/** A vehicle that a driver keeps, to search for it without looking its size up again. */
export const KeptVehicle = z.strictObject({
  /** What the driver calls it. */
  name: Name.default(''),
  make: Line().min(1, 'Name the make').max(60),
  model: Line().min(1, 'Name the model').max(60),
  variant: Line().max(120).default(''),
  year: z.int().min(1900).max(2100).nullable().default(null),
  /** The front size, if the rear one differs; null until it is known. */
  size: Size.nullable().default(null),
  rearSize: Size.nullable().default(null),
  plate: Plate.default(''),
})
export type KeptVehicle = z.infer<typeof KeptVehicle>
export type KeptVehicleInput = z.input<typeof KeptVehicle>

/** A field that is left out stays. */
export const VehicleChanges = z.strictObject({
  name: Name.optional(),
  year: KeptVehicle.shape.year.unwrap().optional(),
  variant: KeptVehicle.shape.variant.unwrap().optional(),
  size: KeptVehicle.shape.size.unwrap().optional(),
  rearSize: KeptVehicle.shape.rearSize.unwrap().optional(),
  plate: Plate.optional(),
})
export type VehicleChanges = z.infer<typeof VehicleChanges>

export const GarageVehicle = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  make: z.string(),
  model: z.string(),
  variant: z.string(),
  year: z.int().nullable(),
  size: z.string().nullable(),
  rearSize: z.string().nullable(),
  plate: z.string(),
})
export type GarageVehicle = z.infer<typeof GarageVehicle>

export const VehicleId = z.strictObject({ id: z.uuid() })
export const Garage = z.strictObject({ vehicles: z.array(GarageVehicle) })
export type Garage = z.infer<typeof Garage>

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
