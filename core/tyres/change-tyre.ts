import { brandMeant, insertBrand } from '#db/queries/catalogue/brands.ts'
import {
  deleteUnused,
  forgetLink,
  type Identity,
  listingsOfTyre,
  lockCatalogue,
  rememberTyre,
  sameTyre,
  setReview,
  type TyreRow,
  tyreRow,
  tyreUse,
  updateTyre,
} from '#db/queries/catalogue/tyre-rows.ts'
import { sizeIdOf } from '#db/queries/inventory/tyres.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ChangeTyre, ReviewTyres, TyreDetail } from '../contracts/admin/tyres.ts'
import { sizeRow } from '../rules/tyres/size-row.ts'
import { parseTyreSize } from '../rules/tyres/tyre-size.ts'
import { transaction } from '../transaction.ts'
import { publishTyres } from './merge-tyres.ts'
import { tyreAdmin, tyreDetail, tyreState } from './read-tyres.ts'
import { notASize, tyreExists, tyreInUse, tyreNotFound } from './refusals.ts'

/**
 * Corrects a tyre, which is thereby looked at. What it was called before still leads to it. Throws NOT_ALLOWED,
 * TYRE_NOT_FOUND, NOT_A_SIZE, TYRE_EXISTS.
 */
export const changeTyre = (ctx: Context, actor: Actor, id: string, change: ChangeTyre): Promise<TyreDetail> =>
  transaction(ctx, async (ctx) => {
    const me = tyreAdmin(actor)
    await lockCatalogue(ctx.db)
    const before = await tyreRow(ctx.db, id)
    if (!before) throw tyreNotFound()
    const values = await valuesOf(ctx, change)
    const identity = { ...before, ...values }
    const same = await sameTyre(ctx.db, identity, id)
    if (same) throw tyreExists(same)
    await updateTyre(ctx.db, id, { ...values, needs_review: false })
    if (change.image === null) await forgetLink(ctx.db, id)
    if (isCalledOtherwise(before, identity)) await rememberTyre(ctx.db, formerOf(before))
    const after = await tyreRow(ctx.db, id)
    if (!after) throw tyreNotFound()
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'tyre',
      entityId: id,
      before: tyreState(before),
      after: tyreState(after),
    })
    await publishTyres(ctx, await listingsOfTyre(ctx.db, id))
    return tyreDetail(ctx, after)
  })

const isCalledOtherwise = (one: Identity, other: Identity): boolean =>
  one.brand_id !== other.brand_id ||
  one.model.toLowerCase() !== other.model.toLowerCase() ||
  one.size_id !== other.size_id ||
  one.load_index !== other.load_index ||
  one.speed_rating !== other.speed_rating ||
  one.run_flat !== other.run_flat

const formerOf = (row: TyreRow) => ({
  tyre_id: row.id,
  brand_id: row.brand_id,
  model: row.model,
  size_id: row.size_id,
  load_index: row.load_index,
  load_index_dual: row.load_index_dual,
  speed_rating: row.speed_rating,
  run_flat: row.run_flat,
})

async function valuesOf(ctx: Context, change: ChangeTyre) {
  const { brand, size, model, type } = change
  return {
    ...(brand !== undefined && { brand_id: await brandId(ctx, brand) }),
    ...(model !== undefined && { model }),
    ...(size !== undefined && { size_id: await sizeId(ctx, size) }),
    ...(type !== undefined && { type }),
    ...(change.loadIndex !== undefined && { load_index: change.loadIndex }),
    ...(change.loadIndexDual !== undefined && { load_index_dual: change.loadIndexDual }),
    ...(change.speedRating !== undefined && { speed_rating: change.speedRating }),
    ...(change.extraLoad !== undefined && { extra_load: change.extraLoad }),
    ...(change.runFlat !== undefined && { run_flat: change.runFlat }),
    ...(change.wetGrip !== undefined && { wet_grip: change.wetGrip }),
    ...(change.fuelEfficiency !== undefined && { fuel_efficiency: change.fuelEfficiency }),
    ...(change.noiseDb !== undefined && { noise_db: change.noiseDb }),
    ...(change.noiseClass !== undefined && { noise_class: change.noiseClass }),
    ...(change.image !== undefined && { image_url: change.image }),
  }
}

/** An admin who names a brand that is not there adds it. */
async function brandId(ctx: Context, name: string): Promise<number> {
  const known = await brandMeant(ctx.db, name)
  return (known ?? (await insertBrand(ctx.db, name))).id
}

function sizeId(ctx: Context, text: string): Promise<number> {
  const parsed = parseTyreSize(text)
  if (parsed?.kind !== 'single') throw notASize()
  return sizeIdOf(ctx.db, sizeRow(parsed.size))
}

/** Deletes a tyre that no shop lists. Throws NOT_ALLOWED, TYRE_NOT_FOUND, TYRE_IN_USE. */
export const deleteTyre = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const me = tyreAdmin(actor)
    await lockCatalogue(ctx.db)
    const before = await tyreRow(ctx.db, id)
    if (!before) throw tyreNotFound()
    if (!(await deleteUnused(ctx.db, id))) throw tyreInUse((await tyreUse(ctx.db, [id])).listings)
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'delete',
      entity: 'tyre',
      entityId: id,
      before: tyreState(before),
    })
  })

/** Keeps tyres of shops as they are, or has them looked at again. Throws NOT_ALLOWED. */
export const reviewTyres = (
  ctx: Context,
  actor: Actor,
  { ids, needsReview }: ReviewTyres,
): Promise<{ changed: number }> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = tyreAdmin(actor)
    const changed = await setReview(ctx.db, ids, needsReview)
    const note = (entityId: string) =>
      ({
        contactId,
        action: 'update',
        entity: 'tyre',
        entityId,
        before: { needsReview: !needsReview },
        after: { needsReview },
      }) as const
    await noteAudit(ctx, ...changed.map(note))
    return { changed: changed.length }
  })
