import {
  type BrandRow,
  brandPage,
  brandRow,
  brandsToReview,
  brandUse,
  deleteBrand,
  moveBrand,
  renameInAlerts,
  takenBy,
  tyrePairs,
  updateBrand,
} from '#db/queries/catalogue/brands.ts'
import { lockCatalogue } from '#db/queries/catalogue/tyre-rows.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import {
  type AddedBrands,
  type AdminBrand,
  BRANDS_PER_PAGE,
  type BrandMergePreview,
  type BrandPage,
  type BrandQuery,
  type ChangeBrand,
} from '../contracts/admin/brands.ts'
import { transaction } from '../transaction.ts'
import { mergeInto, publishTyres } from './merge-tyres.ts'
import { brandView, tyreAdmin } from './read-tyres.ts'
import { brandExists, brandInUse, brandNotFound, itself } from './refusals.ts'

const ADDED_SHOWN = 20
const MAX_COUNTED = 1_000

async function brandOf(ctx: Context, id: number): Promise<BrandRow> {
  const row = await brandRow(ctx.db, id)
  if (!row) throw brandNotFound()
  return row
}

/** Throws NOT_ALLOWED. */
export async function listBrands(ctx: Context, actor: Actor, { search, page }: BrandQuery): Promise<BrandPage> {
  tyreAdmin(actor)
  const { rows, total } = await brandPage(ctx.db, {
    search,
    limit: BRANDS_PER_PAGE,
    offset: (page - 1) * BRANDS_PER_PAGE,
  })
  return { brands: rows.map(brandView), total, page, pages: Math.max(1, Math.ceil(total / BRANDS_PER_PAGE)) }
}

/** Brands that shops added. Throws NOT_ALLOWED. */
export async function readAddedBrands(ctx: Context, actor: Actor): Promise<AddedBrands> {
  tyreAdmin(actor)
  const { brands, total } = await brandsToReview(ctx.db, { limit: ADDED_SHOWN, most: MAX_COUNTED + 1 })
  return {
    brands: brands.map(({ similar, ...row }) => ({ brand: brandView(row), similar })),
    total: Math.min(total, MAX_COUNTED),
    isCapped: total > MAX_COUNTED,
  }
}

const stateOf = ({ name, aliases, needs_review }: BrandRow) => ({ name, aliases, needsReview: needs_review })
const small = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.toLowerCase()))]

/**
 * Keeps a brand, or corrects its name and what else it is called. An old name goes on leading to it, and alerts of
 * drivers follow. Throws NOT_ALLOWED, BRAND_NOT_FOUND, BRAND_EXISTS.
 */
export const changeBrand = (ctx: Context, actor: Actor, id: number, change: ChangeBrand): Promise<AdminBrand> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = tyreAdmin(actor)
    await lockCatalogue(ctx.db)
    const before = await brandOf(ctx, id)
    const name = change.name ?? before.name
    const isRenamed = name.toLowerCase() !== before.name.toLowerCase()
    const others = [...(change.aliases ?? before.aliases), ...(isRenamed ? [before.name] : [])]
    const aliases = small(others).filter((one) => one !== name.toLowerCase())
    const taken = await takenBy(ctx.db, [name, ...aliases], id)
    if (taken !== undefined) throw brandExists(taken)
    await updateBrand(ctx.db, id, { name, aliases, needs_review: change.needsReview ?? false })
    if (name !== before.name) await renameInAlerts(ctx.db, before.name, name)
    const after = await brandOf(ctx, id)
    const entity = { contactId, action: 'update', entity: 'brand', entityId: numberedEntity(id) } as const
    await noteAudit(ctx, { ...entity, before: stateOf(before), after: stateOf(after) })
    return brandView(after)
  })

/** Throws NOT_ALLOWED, BRAND_NOT_FOUND, BRAND_IN_USE. */
export const removeBrand = (ctx: Context, actor: Actor, id: number): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = tyreAdmin(actor)
    await lockCatalogue(ctx.db)
    const before = await brandOf(ctx, id)
    if (!(await deleteBrand(ctx.db, id))) throw brandInUse()
    const entity = { contactId, action: 'delete', entity: 'brand', entityId: numberedEntity(id) } as const
    await noteAudit(ctx, { ...entity, before: stateOf(before) })
  })

async function bothBrands(ctx: Context, from: number, into: number) {
  if (from === into) throw itself()
  return { from: await brandOf(ctx, from), into: await brandOf(ctx, into) }
}

/** Throws NOT_ALLOWED, BRAND_NOT_FOUND, SAME_TYRE. */
export async function previewBrandMerge(
  ctx: Context,
  actor: Actor,
  from: number,
  into: number,
): Promise<BrandMergePreview> {
  tyreAdmin(actor)
  const brands = await bothBrands(ctx, from, into)
  return {
    from: brandView(brands.from),
    into: brandView(brands.into),
    moves: await brandUse(ctx.db, brands.from),
    both: (await tyrePairs(ctx.db, from, into)).length,
  }
}

/**
 * Makes one brand of two: tyres move, those that both have become one, and the name that goes becomes another name of
 * the one that stays. Throws NOT_ALLOWED, BRAND_NOT_FOUND, SAME_TYRE.
 */
export const mergeBrands = (ctx: Context, actor: Actor, from: number, into: number): Promise<AdminBrand> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = tyreAdmin(actor)
    await lockCatalogue(ctx.db)
    const brands = await bothBrands(ctx, from, into)
    const listings: string[] = []
    const pairs = await tyrePairs(ctx.db, from, into)
    for (const pair of pairs) listings.push(...(await mergeInto(ctx, contactId, pair.from, pair.into)))
    listings.push(...(await moveBrand(ctx.db, from, into)))
    await renameInAlerts(ctx.db, brands.from.name, brands.into.name)
    // Offers name their brand: they follow before it goes.
    await publishTyres(ctx, [...new Set(listings)])
    await deleteBrand(ctx.db, from)
    const aliases = small([...brands.into.aliases, brands.from.name, ...brands.from.aliases])
    await updateBrand(ctx.db, into, { aliases: aliases.filter((one) => one !== brands.into.name.toLowerCase()) })
    const after = await brandOf(ctx, into)
    const moved = { from: brands.from.name, tyres: brands.from.tyres, joined: pairs.length, listings: listings.length }
    await noteAudit(
      ctx,
      { contactId, action: 'delete', entity: 'brand', entityId: numberedEntity(from), before: stateOf(brands.from) },
      {
        contactId,
        action: 'update',
        entity: 'brand',
        entityId: numberedEntity(into),
        before: stateOf(brands.into),
        after: { ...stateOf(after), merged: moved },
      },
    )
    return brandView(after)
  })

/** The id under which the audit trail keeps what has a number instead of a uuid: one of the kind that is free to fill. */
const numberedEntity = (id: number): string => `00000000-0000-8000-8000-${id.toString(16).padStart(12, '0')}`
