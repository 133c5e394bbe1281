import { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { adminsOnly, canAdmin } from '#core/admin-policy.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import { tellVocabulary } from '#core/catalogue/vocabulary.ts'
import type { Context } from '#core/context.ts'
import type {
  UnknownVehicles,
  VehicleMeaning,
  VehicleName,
  VehicleNames,
  WaitingQuery,
} from '#core/contracts/admin/fitment.ts'
import { readCursor, writeCursor } from '#core/cursor.ts'
import { vehicleKey } from '#core/rules/vehicles/vehicle-words.ts'
import { transaction } from '#core/transaction.ts'
import {
  allVehicleAliases,
  deleteVehicleAlias,
  insertVehicleAlias,
  vehicleAliases,
} from '#db/queries/fitment/fitments.ts'
import {
  findUnknownVehicle,
  settleUnknownVehicle,
  type UnknownVehicle,
  unknownVehicles,
} from '#db/queries/fitment/unknown-vehicles.ts'
import { allModels } from '#db/queries/inventory/catalogue.ts'
import { nameNotFound, nameTaken, unknownNotFound, vehicleNotFound } from './fitment-table.ts'

const LIST = 'unknown-vehicles'

/** What people looked up and the table lacks, the most asked for first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listUnknownVehicles(ctx: Context, actor: Actor, query: WaitingQuery): Promise<UnknownVehicles> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  const cursor = readCursor(LIST, query.after, z.int())
  const after = cursor && { times: cursor.rank, id: cursor.id }
  const found = await unknownVehicles(ctx.db, { after, limit: query.limit + 1 })
  const rows = found.slice(0, query.limit)
  const last = found.length > query.limit ? rows.at(-1) : undefined
  return { vehicles: rows.map(viewOf), next: last ? writeCursor(LIST, { rank: last.times, id: last.id }) : null }
}

const viewOf = ({ id, text, make, model, year, times, first_asked_at, last_asked_at }: UnknownVehicle) => ({
  id,
  text,
  make,
  model,
  year,
  times,
  firstAskedAt: first_asked_at.toISOString(),
  lastAskedAt: last_asked_at.toISOString(),
})

/** Puts an entry away, or lets it wait again. Throws NOT_ALLOWED, UNKNOWN_NOT_FOUND. */
export async function dismissUnknownVehicle(ctx: Context, actor: Actor, id: string, dismissed: boolean): Promise<void> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  await transaction(ctx, async (ctx) => {
    const found = await settleUnknownVehicle(ctx.db, id, dismissed ? ctx.clock.now() : null)
    if (!found) throw unknownNotFound()
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'unknown_vehicle',
      entityId: id,
      before: { text: found.text, dismissed: !dismissed },
      after: { text: found.text, dismissed },
    })
  })
}

/**
 * Says which vehicle of the table the words mean, from now on in the chat and on the website. Throws NOT_ALLOWED,
 * UNKNOWN_NOT_FOUND, VEHICLE_NOT_FOUND, NAME_TAKEN.
 */
export async function nameVehicle(
  ctx: Context,
  actor: Actor,
  id: string,
  meaning: VehicleMeaning,
): Promise<VehicleName> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  return transaction(ctx, async (ctx) => {
    const found = await findUnknownVehicle(ctx.db, id)
    if (!found) throw unknownNotFound()
    const models = await allModels(ctx.db)
    const meant = inTable(models, meaning)
    if (!meant) throw vehicleNotFound()
    // Without a model it is the make that has another name.
    const words =
      meant.model === null ? vehicleKey(found.make ?? found.text) : vehicleKey(found.make ?? '', found.model ?? '')
    const own = models.find(({ make, model }) => [vehicleKey(make, model), vehicleKey(make)].includes(words))
    if (own) throw nameTaken(words, vehicleKey(own.make) === words ? own.make : `${own.make} ${own.model}`)
    const at = ctx.clock.now()
    const made = await insertVehicleAlias(ctx.db, { words, ...meant }, at)
    if (!made) {
      const [taken] = await vehicleAliases(ctx.db, [words])
      throw nameTaken(words, [taken?.make, taken?.model].filter(Boolean).join(' '))
    }
    await settleUnknownVehicle(ctx.db, id, at)
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'create',
      entity: 'vehicle_name',
      entityId: made.id,
      after: { words, ...meant },
    })
    await tellVocabulary(ctx)
    return made
  })
}

/** The vehicle as the table writes it. */
function inTable(models: readonly { make: string; model: string }[], { make, model }: VehicleMeaning) {
  const key = model ? vehicleKey(make, model) : vehicleKey(make)
  const found = models.find((one) => (model ? vehicleKey(one.make, one.model) : vehicleKey(one.make)) === key)
  return found && { make: found.make, model: model ? found.model : null }
}

/** The names that admins have added. Throws NOT_ALLOWED. */
export async function listVehicleNames(ctx: Context, actor: Actor): Promise<VehicleNames> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  return { names: await allVehicleAliases(ctx.db) }
}

/** Throws NOT_ALLOWED, NAME_NOT_FOUND. */
export async function forgetVehicleName(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  await transaction(ctx, async (ctx) => {
    const gone = await deleteVehicleAlias(ctx.db, id)
    if (!gone) throw nameNotFound()
    const { words, make, model } = gone
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'delete',
      entity: 'vehicle_name',
      entityId: id,
      before: { words, make, model },
    })
    await tellVocabulary(ctx)
  })
}
