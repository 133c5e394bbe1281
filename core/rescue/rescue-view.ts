import { findBooking } from '#db/queries/bookings/bookings.ts'
import {
  type AskRow,
  asksForShops,
  asksOf,
  findRound,
  type RoundRow,
  roundOf,
  roundsOfContact,
} from '#db/queries/rescue/rescue.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { MyRescue, RescueAnswer, RescueView, ShopRescue } from '../contracts/deal/rescue.ts'
import { personOf } from '../messaging/people/person.ts'
import { directionsUrl } from '../rules/places/directions.ts'
import { MINUTES_OF_A_ROUND } from '../rules/shops/rescue.ts'
import { addMinutes } from '../rules/time/time.ts'
import { askNotFound } from './refusals.ts'
import { canAnswerRescue, canAskForRescue } from './rescue-policy.ts'

/** The driver's round that runs, or the last one of this hour, and whether they may ask. */
export async function myRescue(ctx: Context, actor: Actor): Promise<MyRescue> {
  if (!canAskForRescue(actor)) return { rescue: null, mayAsk: false }
  const { phone } = await personOf(ctx, actor.contactId)
  const round = await roundOf(ctx.db, actor.contactId, addMinutes(ctx.clock.now(), -MINUTES_OF_A_ROUND))
  return { rescue: round ? await viewOf(ctx, round) : null, mayAsk: phone !== undefined }
}

/** All of the person's rounds that are kept, newest first. */
export async function allRescues(ctx: Context, actor: Actor): Promise<RescueView[]> {
  if (!canAskForRescue(actor)) return []
  return Promise.all((await roundsOfContact(ctx.db, actor.contactId)).map((round) => viewOf(ctx, round)))
}

/** What the shop can still answer. Throws RESCUE_NOT_FOUND for somebody else's shop. */
export async function shopRescues(ctx: Context, actor: Actor, shopId: string): Promise<ShopRescue[]> {
  if (!canAnswerRescue(actor, shopId)) throw askNotFound()
  const asks = await asksForShops(ctx.db, [shopId])
  const views = await Promise.all(asks.map(async (ask) => viewForShop(await findRound(ctx.db, ask.round_id), ask)))
  return views.flatMap((view) => view ?? [])
}

export const viewForShop = (round: RoundRow | undefined, ask: AskRow): ShopRescue | undefined =>
  round && {
    askId: ask.id,
    state: ask.state,
    minutes: ask.minutes,
    name: round.first_name,
    place: round.place,
    distanceKm: ask.distance_km,
    mapUrl: directionsUrl(round),
    size: round.size,
    lines: ask.total_lines,
    totalCents: ask.total_cents,
    askedAt: round.opened_at.toISOString(),
  }

export async function viewOfRound(ctx: Context, roundId: string): Promise<RescueView> {
  const round = await findRound(ctx.db, roundId)
  if (!round) throw askNotFound()
  return viewOf(ctx, round)
}

async function viewOf(ctx: Context, round: RoundRow): Promise<RescueView> {
  const booking = round.booking_id ? await findBooking(ctx.db, round.booking_id) : undefined
  return {
    id: round.id,
    state: round.state,
    place: round.place,
    size: round.size,
    openedAt: round.opened_at.toISOString(),
    bookingId: booking?.id ?? null,
    bookingCode: booking?.code ?? null,
    answers: (await asksOf(ctx.db, round.id)).map(answerView).sort(byMinutes),
  }
}

/** Somebody who comes before somebody who has not answered. */
const byMinutes = (one: RescueAnswer, other: RescueAnswer): number =>
  (one.minutes ?? Number.MAX_SAFE_INTEGER) - (other.minutes ?? Number.MAX_SAFE_INTEGER)

export const answerView = (ask: AskRow): RescueAnswer => ({
  id: ask.id,
  shop: { id: ask.shop_id, slug: ask.shop_slug, name: ask.shop_name, phone: ask.shop_phone },
  distanceKm: ask.distance_km,
  state: ask.state,
  minutes: ask.minutes,
  lines: ask.total_lines,
  totalCents: ask.total_cents,
})
