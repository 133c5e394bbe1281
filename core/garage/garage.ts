import {
  deleteVehicle,
  findVehicle,
  insertVehicle,
  lockGarage,
  sameVehicle,
  updateVehicle,
  type VehicleRow,
  vehiclesOf,
  vehicleWithPlate,
} from '#db/queries/accounts/garage.ts'
import type { Context } from '../context.ts'
import {
  type Garage,
  type GarageVehicle,
  KeptVehicle,
  type KeptVehicleInput,
  type VehicleChanges,
} from '../contracts/profile.ts'
import { Refusal } from '../errors.ts'
import { plateKey, plateOf } from '../rules/vehicles/plate.ts'
import { mostVehicles } from '../rules/website/limits.ts'
import { readSizeCode } from '../search/compatible-sizes.ts'
import { transaction } from '../transaction.ts'

export const myGarage = async (ctx: Pick<Context, 'db'>, accountId: string): Promise<Garage> => ({
  vehicles: (await vehiclesOf(ctx.db, accountId)).map(vehicleView),
})

/** Adds the vehicle; one that is there already stays as it is. Throws SIZE_UNKNOWN, INVALID, GARAGE_FULL. */
export const keepVehicle = (ctx: Context, accountId: string, input: KeptVehicleInput): Promise<GarageVehicle> =>
  transaction(ctx, async (ctx) => {
    const { rearSize, size, plate: typed, ...vehicle } = KeptVehicle.parse(input)
    const plate = plateOf(typed)
    if (rearSize !== null && size === null) throw rearNeedsFront()
    const row = {
      ...vehicle,
      account_id: accountId,
      size: settledSize('size', size),
      rear_size: settledSize('rearSize', rearSize),
      plate,
      created_at: ctx.clock.now(),
    }
    await lockGarage(ctx.db, accountId)
    const same = await sameVehicle(ctx.db, row)
    const plated = await withPlate(ctx, accountId, plate)
    if (plated && plated.id !== same?.id) throw plateKept(plated)
    const kept = same ?? (await insertVehicle(ctx.db, row, mostVehicles))
    if (!kept) throw garageFull()
    return vehicleView(kept)
  })

/**
 * Throws VEHICLE_NOT_FOUND, SIZE_UNKNOWN, INVALID, and VEHICLE_KEPT if the change makes it equal to another vehicle of
 * the garage.
 */
export const changeVehicle = (
  ctx: Context,
  accountId: string,
  id: string,
  { size, rearSize, plate, ...changes }: VehicleChanges,
): Promise<GarageVehicle> =>
  transaction(ctx, async (ctx) => {
    await lockGarage(ctx.db, accountId)
    const before = await findVehicle(ctx.db, accountId, id)
    if (!before) throw vehicleNotFound()
    const next = {
      ...before,
      ...changes,
      ...(size !== undefined && { size: settledSize('size', size) }),
      ...(rearSize !== undefined && { rear_size: settledSize('rearSize', rearSize) }),
      ...(plate !== undefined && { plate: plateOf(plate) }),
    }
    const plated = await withPlate(ctx, accountId, next.plate)
    if (plated && plated.id !== id) throw plateKept(plated)
    if (next.rear_size !== null && next.size === null) throw rearNeedsFront()
    const same = await sameVehicle(ctx.db, { ...next, account_id: accountId, created_at: ctx.clock.now() })
    if (same && same.id !== id && same.plate === next.plate) throw vehicleKept()
    const { name, year, variant, size: settled, rear_size, plate: shown } = next
    const row = await updateVehicle(ctx.db, accountId, id, {
      name,
      year,
      variant,
      size: settled,
      rear_size,
      plate: shown,
    })
    if (!row) throw vehicleNotFound()
    return vehicleView(row)
  })

/** The vehicle of the garage with the plate that its driver names; undefined if there is none. */
export async function vehicleOfPlate(
  ctx: Context,
  accountId: string,
  plate: string,
): Promise<GarageVehicle | undefined> {
  const row = await withPlate(ctx, accountId, plateOf(plate))
  return row && vehicleView(row)
}

const withPlate = async (ctx: Context, accountId: string, plate: string): Promise<VehicleRow | undefined> =>
  plate === '' ? undefined : vehicleWithPlate(ctx.db, accountId, plateKey(plate))

/** Throws VEHICLE_NOT_FOUND. */
export async function forgetVehicle(ctx: Pick<Context, 'db'>, accountId: string, id: string): Promise<void> {
  if (!(await deleteVehicle(ctx.db, accountId, id))) throw vehicleNotFound()
}

/** The size as formatTyreSize writes it; null stays null. Throws SIZE_UNKNOWN. */
function settledSize(field: 'size' | 'rearSize' | 'tyreSize', text: string | null): string | null {
  if (text === null) return null
  const code = readSizeCode(text)
  if (code !== undefined) return code
  throw new Refusal('SIZE_UNKNOWN', 'That is not a tyre size.', 400, {
    [field]: 'Type the size on the sidewall, such as 205/55R16',
  })
}

const rearNeedsFront = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { size: 'Name the front size too' })

const vehicleNotFound = () => new Refusal('VEHICLE_NOT_FOUND', 'There is no such vehicle in your garage', 404)
const garageFull = () =>
  new Refusal('GARAGE_FULL', `Your garage holds ${mostVehicles} vehicles. Please remove one first`, 409, {
    most: String(mostVehicles),
  })
const plateKept = ({ name, make, model }: VehicleRow) => {
  const says = `${name || [make, model].filter(Boolean).join(' ') || 'Another car'} has this number plate in your garage`
  return new Refusal('PLATE_KEPT', says, 409, { plate: says })
}
const vehicleKept = () => new Refusal('VEHICLE_KEPT', 'Your garage has this vehicle already', 409)

const vehicleView = ({ rear_size, ...row }: VehicleRow): GarageVehicle => ({ ...row, rearSize: rear_size })

/** The vehicle in the profile. A field that is left out stays; null takes it away. */
type OwnVehicleChange = {
  make?: string | null | undefined
  model?: string | null | undefined
  year?: number | null | undefined
  /** In any spelling. */
  size?: string | null | undefined
}

/** The vehicle of the profile: the first of the garage. */
export const ownVehicle = async (ctx: Pick<Context, 'db'>, accountId: string): Promise<VehicleRow | undefined> =>
  (await vehiclesOf(ctx.db, accountId))[0]

/**
 * Changes the first vehicle of the garage, adds one if there is none, and removes it if every field is empty. Throws
 * SIZE_UNKNOWN at the field tyreSize, and VEHICLE_KEPT if it would equal another vehicle of the garage.
 */
export const changeOwnVehicle = (ctx: Context, accountId: string, change: OwnVehicleChange): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await lockGarage(ctx.db, accountId)
    const before = await ownVehicle(ctx, accountId)
    const after = changed(before ?? unknown, change)
    if (!after.make && !after.model && after.year === null && after.size === null) {
      if (before) await deleteVehicle(ctx.db, accountId, before.id)
      return
    }
    const row = { ...after, account_id: accountId, created_at: ctx.clock.now() }
    const same = await sameVehicle(ctx.db, row)
    if (same && same.id !== before?.id && same.plate === after.plate) throw vehicleKept()
    if (before) await updateVehicle(ctx.db, accountId, before.id, after)
    else if (!(await insertVehicle(ctx.db, row, mostVehicles))) throw garageFull()
  })

type Vehicle = Pick<VehicleRow, 'name' | 'make' | 'model' | 'variant' | 'year' | 'size' | 'rear_size' | 'plate'>

const unknown: Vehicle = {
  name: '',
  make: '',
  model: '',
  variant: '',
  year: null,
  size: null,
  rear_size: null,
  plate: '',
}

/** Another model ends the variant, and another size ends the rear size. */
function changed({ name, variant, rear_size, plate, ...before }: Vehicle, change: OwnVehicleChange): Vehicle {
  const make = change.make === undefined ? before.make : (change.make ?? '')
  const model = change.model === undefined ? before.model : (change.model ?? '')
  const size = change.size === undefined ? before.size : settledSize('tyreSize', change.size)
  return {
    name,
    make,
    model,
    variant: make === before.make && model === before.model ? variant : '',
    year: change.year === undefined ? before.year : change.year,
    size,
    rear_size: size === before.size ? rear_size : null,
    plate,
  }
}
