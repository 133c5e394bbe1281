import { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { adminsOnly, canAdmin } from '#core/admin-policy.ts'
import { noteAudit } from '#core/audit/note-audit.ts'
import { tellVocabulary } from '#core/catalogue/vocabulary.ts'
import type { Context } from '#core/context.ts'
import type { AdminFitment, FitmentForm, FitmentPage, FitmentQuery } from '#core/contracts/admin/fitment.ts'
import { readCursor, writeCursor } from '#core/cursor.ts'
import { Refusal } from '#core/errors.ts'
import { csv } from '#core/rules/exports/csv.ts'
import { localDate } from '#core/rules/time/time.ts'
import { fitmentColumns } from '#core/rules/vehicles/fitment-sheet.ts'
import { pairText } from '#core/rules/vehicles/pair-text.ts'
import { transaction } from '#core/transaction.ts'
import {
  allFitments,
  deleteFitment,
  type FitmentRecord,
  findFitment,
  fitmentList,
  lockFitment,
} from '#db/queries/fitment/fitments.ts'
import { fitmentView, stateOf } from './fitment-view.ts'
import { writeFitment } from './import-fitment.ts'

const LIST = 'fitment'

/** The rows by make and model. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function fitmentTable(ctx: Context, actor: Actor, query: FitmentQuery): Promise<FitmentPage> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  const { search, make, limit } = query
  const cursor = readCursor(LIST, query.after, z.string())
  const after = cursor && { ...placeIn(cursor.rank), id: cursor.id }
  const found = await fitmentList(ctx.db, {
    search: search || undefined,
    make: make || undefined,
    after,
    limit: limit + 1,
  })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows: rows.map(fitmentView), next: last ? writeCursor(LIST, { rank: rankOf(last), id: last.id }) : null }
}

const BETWEEN = '\n'
const rankOf = ({ make, model, year_from, variant }: FitmentRecord) => [make, model, year_from, variant].join(BETWEEN)
function placeIn(rank: string) {
  const [make = '', model = '', year = '0', variant = ''] = rank.split(BETWEEN)
  return { make, model, year: Number.parseInt(year, 10) || 0, variant }
}

/** Throws NOT_ALLOWED, FITMENT_EXISTS. */
export async function addFitment(ctx: Context, actor: Actor, form: FitmentForm): Promise<AdminFitment> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  return transaction(ctx, async (ctx) => {
    await lockFitment(ctx.db)
    const id = await writeFitment(ctx, form)
    if (id === undefined) throw fitmentExists()
    const after = await rowOf(ctx, id)
    const { contactId } = actor
    await noteAudit(ctx, { contactId, action: 'create', entity: 'fitment', entityId: id, after: stateOf(after) })
    return after
  })
}

/** Throws NOT_ALLOWED, FITMENT_NOT_FOUND, FITMENT_EXISTS. */
export async function changeFitment(ctx: Context, actor: Actor, id: string, form: FitmentForm): Promise<AdminFitment> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  return transaction(ctx, async (ctx) => {
    await lockFitment(ctx.db)
    const before = await rowOf(ctx, id)
    if ((await writeFitment(ctx, form, id)) === undefined) throw fitmentExists()
    const after = await rowOf(ctx, id)
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'fitment',
      entityId: id,
      before: stateOf(before),
      after: stateOf(after),
    })
    return after
  })
}

/** Throws NOT_ALLOWED, FITMENT_NOT_FOUND. */
export async function removeFitment(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  await transaction(ctx, async (ctx) => {
    const before = await rowOf(ctx, id)
    if (!(await deleteFitment(ctx.db, id))) throw fitmentNotFound()
    const { contactId } = actor
    await noteAudit(ctx, { contactId, action: 'delete', entity: 'fitment', entityId: id, before: stateOf(before) })
    await tellVocabulary(ctx)
  })
}

async function rowOf(ctx: Context, id: string): Promise<AdminFitment> {
  const found = await findFitment(ctx.db, id)
  if (!found) throw fitmentNotFound()
  return fitmentView(found)
}

/** The whole table in the columns that an import takes. Throws NOT_ALLOWED. */
export async function exportFitment(ctx: Context, actor: Actor): Promise<{ name: string; text: string }> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  const rows = (await allFitments(ctx.db)).map(({ make, model, variant, year_from, year_to, sizes, confidence }) => [
    make,
    model,
    variant,
    year_from,
    year_to,
    sizes.map(pairText).join('; '),
    confidence,
  ])
  return { name: `fitment-${localDate(ctx.clock.now())}.csv`, text: csv([fitmentColumns, ...rows]) }
}

const fitmentNotFound = () => new Refusal('FITMENT_NOT_FOUND', 'This row is not there any more', 404)
const fitmentExists = () =>
  new Refusal('FITMENT_EXISTS', 'The table has this vehicle from this year on already', 409, {
    yearFrom: 'The table has this vehicle from this year on already',
  })
export const vehicleNotFound = () =>
  new Refusal('VEHICLE_NOT_FOUND', 'The fitment table does not have this vehicle', 404, {
    make: 'The fitment table does not have this vehicle',
  })
export const unknownNotFound = () => new Refusal('UNKNOWN_NOT_FOUND', 'This entry is not there any more', 404)
export const nameTaken = (words: string, meaning: string) =>
  new Refusal('NAME_TAKEN', `'${words}' means ${meaning} already`, 409)
export const nameNotFound = () => new Refusal('NAME_NOT_FOUND', 'This name is not there any more', 404)
