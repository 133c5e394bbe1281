import { dropHeldEvents } from '#db/queries/events.ts'
import { askStockAt, claimShopsToAsk, refreshOffers, stockAgeOf } from '#db/queries/inventory/offers.ts'
import {
  isSkuTaken,
  lockListing,
  lockListings,
  type StockRow,
  type StockValues,
  stockColumnNames,
  updateListings,
} from '#db/queries/inventory/stock.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import type { StockKept } from '#db/schema/integrations.ts'
import type { StockColumns } from '#db/schema/shops.ts'
import { type Actor, isSystem, type Person } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { push } from '../realtime.ts'
import { dayToAsk, isTimeToAsk, nextTimeToAsk } from '../rules/seller/shop-day.ts'
import type { ShopHours } from '../rules/time/opening-hours.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { changedSince, noteUndo } from '../undo-step.ts'
import { canChangeStock, canSeeStock } from './listing-policy.ts'
import { listingNotFound, shopBlocked, skuTaken } from './refusals.ts'

/** An event names so many listings. */
const BATCH_SIZE = 500

/**
 * Writes listings of one shop as they are to be, and brings what drivers see in step. Runs in a transaction that has
 * locked them. Throws SKU_TAKEN.
 */
export async function writeStock(ctx: Context, shopId: string, rows: readonly StockValues[]): Promise<void> {
  if (rows.length === 0) return
  const now = ctx.clock.now()
  try {
    await updateListings(ctx.db, rows, now)
  } catch (error) {
    throw isSkuTaken(error) ? skuTaken() : error
  }
  await afterStock(
    ctx,
    shopId,
    rows.map(({ id }) => id),
  )
}

/** What follows from another price or stock of these listings. */
export async function afterStock(ctx: Context, shopId: string, listingIds: readonly string[]): Promise<void> {
  await refreshOffers(ctx.db, { listingIds, today: localDate(ctx.clock.now()) })
  for (let start = 0; start < listingIds.length; start += BATCH_SIZE)
    await record(ctx, { type: 'listing.changed', listingIds: listingIds.slice(start, start + BATCH_SIZE) })
  await pushStock(ctx, shopId)
}

/** Tells the open browsers of the shop's members to read its stock anew. */
export async function pushStock(ctx: Context, shopId: string): Promise<void> {
  const rooms = (await peopleOfShop(ctx.db, shopId)).map((contactId) => `contact:${contactId}` as const)
  await push(ctx, rooms, { type: 'stock_changed', shopId })
}

export const keptStock = (rows: readonly StockValues[]): StockKept =>
  rows.map((row) => ({ ...stockIn(row), id: row.id, confirmed_at: row.confirmed_at?.toISOString() ?? null }))

const stockIn = (row: StockColumns): StockColumns =>
  Object.fromEntries(stockColumnNames.map((name) => [name, row[name]])) as StockColumns

/** With the step's id, if what follows from it is held. */
export const noteStockUndo = (
  ctx: Context,
  contactId: string,
  shopId: string,
  { before, after }: { before: readonly StockValues[]; after: readonly StockValues[] },
): Promise<string> =>
  noteUndo(ctx, contactId, {
    ...{ id: ctx.holds?.undoId, what: 'stock', subjectId: shopId },
    ...{ before: keptStock(before), after: keptStock(after) },
  })

/**
 * Puts price, stock, SKU and confirmation back; what somebody has changed since stays. Throws SHOP_NOT_FOUND,
 * SHOP_BLOCKED, and CHANGED_SINCE if all of it has been changed.
 */
export const undoStock = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { id: undoId, before, after }: { id: string; before: StockKept; after: StockKept },
): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await stockKeeperOf(ctx, actor, shopId)
    const unchanged = await unchangedOf(ctx, shopId, after)
    const back = before.filter(({ id }) => unchanged.has(id))
    if (back.length === 0) throw changedSince()
    await dropHeldEvents(ctx.db, undoId)
    await writeKept(ctx, shopId, back, unchanged)
  })

type Unchanged = ReadonlyMap<string, StockRow>

/** Writes listings as they were kept, those that nobody has changed since; columns that a step lacks stay as they are. */
export const writeKept = (ctx: Context, shopId: string, rows: StockKept, unchanged: Unchanged): Promise<void> =>
  writeStock(
    ctx,
    shopId,
    rows.flatMap((row) => {
      const now = unchanged.get(row.id)
      const confirmedAt = row.confirmed_at === null ? null : new Date(row.confirmed_at)
      return now ? [{ ...now, ...row, confirmed_at: confirmedAt }] : []
    }),
  )

/** Those of the listings that nobody has changed since they became this, by their ids, locked. */
export async function unchangedOf(ctx: Context, shopId: string, after: StockKept): Promise<Unchanged> {
  const became = new Map(after.map((row) => [row.id, row]))
  const now = await lockListings(ctx.db, shopId, [...became.keys()])
  return new Map(now.filter((row) => isSame(row, became.get(row.id))).map((row) => [row.id, row]))
}

const isSame = (now: StockRow, became: StockKept[number] | undefined): boolean =>
  became !== undefined &&
  stockColumnNames.every((column) => became[column] === undefined || now[column] === became[column])

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOfStock(actor: Actor, shopId: string): Person {
  if (!canSeeStock(actor, shopId)) throw shopNotFound()
  return actor
}

/** The same for somebody who changes its stock. Throws SHOP_NOT_FOUND, SHOP_BLOCKED. */
export async function stockKeeperOf(ctx: Context, actor: Actor, shopId: string): Promise<Person> {
  const me = memberOfStock(actor, shopId)
  await refuseBlocked(ctx, shopId)
  return me
}

/** The listing, locked for a change. Throws LISTING_NOT_FOUND, also for somebody else's, and SHOP_BLOCKED. */
export async function listingToChange(ctx: Context, actor: Actor, listingId: string): Promise<StockRow> {
  const listing = await lockListing(ctx.db, listingId)
  if (!listing || !canChangeStock(actor, listing)) throw listingNotFound()
  if (!isSystem(actor)) await refuseBlocked(ctx, listing.shop_id)
  return listing
}

/** Throws SHOP_BLOCKED. */
export async function refuseBlocked(ctx: Context, shopId: string): Promise<void> {
  if ((await statusOfShop(ctx.db, shopId)) === 'blocked') throw shopBlocked()
}

const closed: ShopHours = { weekly: [], special: [], openOnPublicHolidays: false }

/**
 * Asks shops whose stock nobody has confirmed for a week whether it is still right, once a week and at a calm hour. Each
 * shop says when it is looked at next, so a turn costs what is due.
 */
export const askAboutStock = eachDue<string>({
  name: 'stock-question',
  claim: (ctx, claim) => claimShopsToAsk(ctx.db, claim),
  id: (shopId) => shopId,
  doAll: async (ctx, due) => {
    const hours = await hoursOfShops(ctx.db, due)
    for (const shopId of due) await look(ctx, shopId, hours.get(shopId) ?? closed)
  },
})

async function look(ctx: Context, shopId: string, hours: ShopHours): Promise<void> {
  const at = ctx.clock.now()
  const touchedAt = (await stockAgeOf(ctx.db, shopId))?.touched_at
  const asksAt = dayToAsk(touchedAt ?? at)
  if (asksAt > at) return void (await askStockAt(ctx.db, shopId, nextTimeToAsk(hours, asksAt)))
  const isTime = isTimeToAsk(hours, at)
  await askStockAt(ctx.db, shopId, nextTimeToAsk(hours, isTime ? dayToAsk(at) : at))
  if (isTime) await record(ctx, { type: 'stock.aged', shopId })
}
