import { lastTold, offersInOrder } from '#db/queries/alerts/alert-matches.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Offer } from '../contracts/offers.ts'
import { offerView } from '../search/offer-view.ts'
import { ownerOf } from './owner.ts'

/** What the latest alert message was about, as far as it can still be bought. Throws PERSON_REQUIRED. */
export async function offersLastTold(ctx: Context, actor: Actor, quantity: number, limit: number): Promise<Offer[]> {
  const told = await lastTold(ctx.db, ownerOf(actor), limit)
  return (await offersInOrder(ctx.db, told)).map((row) => offerView(row, quantity, ctx.clock.now()))
}
