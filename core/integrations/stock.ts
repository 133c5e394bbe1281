import { z } from 'zod'
import { bookingsChanged, listingsAfter } from '#db/queries/integrations/webhooks.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type {
  IntegrationBookings,
  IntegrationBookingsQuery,
  IntegrationItem,
  IntegrationStock,
  IntegrationStockQuery,
  PutStock,
  PutStockResult,
} from '../contracts/seller/integration.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { tyreOf, type WantedStock } from '../rules/imports/row.ts'
import { transaction } from '../transaction.ts'
import { applyRows, publishListings } from '../tyres/imports/apply.ts'
import { makePlanner, type PlannedRow } from '../tyres/imports/plan.ts'
import { integrationBooking, integrationListing, mayByKey } from './key-policy.ts'

/** What the shop lists, sold out or not. Throws KEY_MAY_NOT, PAGE_NOT_FOUND. */
export async function integrationStock(
  ctx: Context,
  actor: Actor,
  { limit, after }: IntegrationStockQuery,
): Promise<IntegrationStock> {
  if (!mayByKey(actor, 'stock:read')) throw keyMayNot()
  const from = readCursor('stock of machines', after, z.string())
  const rows = await listingsAfter(ctx.db, actor.shopId, from?.id, limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(integrationListing),
    next: last ? writeCursor('stock of machines', { rank: '', id: last.id }) : null,
  }
}

const results = { new: 'created', changed: 'updated', same: 'unchanged', wrong: 'error', waits: 'error' } as const

const yes = { brand: 'brandIsNew', price: 'priceIsRight' } as const

/** What is wrong with it, or how to say that it is right. */
const problemOf = (row: PlannedRow): string | null => {
  if (row.fate === 'waits') return `${row.problem}. If it is right, send it with "${yes[row.asks]}": true.`
  return row.fate === 'wrong' ? row.problem : null
}

/**
 * Makes the shop's stock what is said of it, article by article; wrong ones are left out and said why. The same call
 * again changes nothing. Throws KEY_MAY_NOT.
 */
export async function putStock(ctx: Context, actor: Actor, { items }: PutStock): Promise<PutStockResult> {
  if (!mayByKey(actor, 'stock:write')) throw keyMayNot()
  const { shopId } = actor
  return transaction(ctx, async (ctx) => {
    await lockStock(ctx.db, shopId)
    const plan = await makePlanner(ctx, shopId)
    const rows = await plan(
      items.map((item, at) => {
        const { brandIsNew, priceIsRight } = item
        return { line: at + 1, sure: { brandIsNew, priceIsRight }, ...wanted(item) }
      }),
    )
    await publishListings(ctx, await applyRows(ctx, shopId, rows))
    const count = (fate: PlannedRow['fate']) => rows.filter((row) => row.fate === fate).length
    return {
      created: count('new'),
      updated: count('changed'),
      unchanged: count('same'),
      errors: count('wrong') + count('waits'),
      items: rows.map((row, at) => ({
        sku: items[at]?.sku ?? '',
        result: results[row.fate],
        problem: problemOf(row),
      })),
    }
  })
}

function wanted(item: IntegrationItem): { value: WantedStock } | { problem: string } {
  const { brand = '', model = '', size = '', type = null, runFlat = null } = item
  const amounts = {
    fields: item,
    priceCents: item.priceCents ?? null,
    quantity: item.quantity ?? null,
    orderIn: item.orderIn,
  }
  if (brand === '' && model === '' && size === '') return { value: { ...amounts, tyre: null } }
  const tyre = tyreOf({ brand, model, size }, { type, runFlat })
  return 'problem' in tyre ? tyre : { value: { ...amounts, tyre: tyre.value } }
}

/** The bookings of the key's shop, the oldest change first. Throws KEY_MAY_NOT, PAGE_NOT_FOUND. */
export async function integrationBookings(
  ctx: Context,
  actor: Actor,
  { changedSince, limit, after }: IntegrationBookingsQuery,
): Promise<IntegrationBookings> {
  if (!mayByKey(actor, 'bookings:read')) throw keyMayNot()
  const from = readCursor('bookings of machines', after, z.iso.datetime().startsWith('20'))
  const rows = await bookingsChanged(ctx.db, actor.shopId, {
    since: changedSince === undefined ? undefined : new Date(changedSince),
    after: from && { at: from.rank, id: from.id },
    limit: limit + 1,
  })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    bookings: rows.slice(0, limit).map(integrationBooking),
    next: last ? writeCursor('bookings of machines', { rank: last.changed_at, id: last.id }) : null,
  }
}

export const MAX_KEYS = 20

export const keyNotFound = () => new Refusal('KEY_NOT_FOUND', 'This key does not exist any more', 404)
export const tooManyKeys = () =>
  new Refusal('TOO_MANY_KEYS', `A shop has at most ${MAX_KEYS} keys. Please revoke one that is not used.`, 409)
export const keyRequired = () =>
  new Refusal('KEY_REQUIRED', 'Please send a key that works, as Authorization: Bearer spoor_…', 401)
const keyMayNot = () => new Refusal('KEY_MAY_NOT', 'This key may not do that. Its owner chose what it may do.', 403)

export const MAX_WEBHOOKS = 3

export const webhookNotFound = () => new Refusal('WEBHOOK_NOT_FOUND', 'This webhook does not exist any more', 404)
export const deliveryNotFound = () => new Refusal('DELIVERY_NOT_FOUND', 'This delivery is not there any more', 404)
export const webhookTaken = () => new Refusal('WEBHOOK_TAKEN', 'This address is told of your bookings already.', 409)
export const webhookIsOff = () =>
  new Refusal('WEBHOOK_OFF', 'This webhook is switched off. Please switch it on first.', 409)
export const tooManyWebhooks = () =>
  new Refusal('TOO_MANY_WEBHOOKS', `A shop has at most ${MAX_WEBHOOKS} webhooks.`, 409)
export const notPublic = () =>
  new Refusal('NOT_PUBLIC', 'Please check what you entered.', 400, {
    url: 'Must begin with https:// and be an address that anybody on the internet can reach',
  })
