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
import { Refusal } from '../errors.ts'
import { personOf } from '../messaging/people/person.ts'
import { cutAtWord } from '../rules/people/typed-text.ts'
import { directionsUrl } from '../rules/places/directions.ts'
import { MAX_SAID_LENGTH, MINUTES_OF_A_ROUND } from '../rules/shops/rescue.ts'
import { addMinutes } from '../rules/time/time.ts'
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
    mapUrl: round.pinned ? directionsUrl(round) : null,
    said: round.said,
    size: round.size,
    lines: ask.total_lines,
    isOwnPrice: ask.own_price,
    totalCents: ask.total_cents,
    note: ask.note,
    askedAt: round.opened_at.toISOString(),
  }

/** Where a shop finds the driver, as it stands in the booking. */
export const addressOf = ({ place, said }: Pick<RoundRow, 'place' | 'said'>): string =>
  cutAtWord([place, ...said.map((words) => `“${words}”`)].join(' · '), MAX_ADDRESS)
/** The first of what they said stands there whole. */
const MAX_ADDRESS = MAX_SAID_LENGTH + 300

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
    pinned: round.pinned,
    said: round.said,
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

const answerView = (ask: AskRow): RescueAnswer => ({
  id: ask.id,
  shop: { id: ask.shop_id, slug: ask.shop_slug, name: ask.shop_name, phone: ask.shop_phone },
  distanceKm: ask.distance_km,
  state: ask.state,
  minutes: ask.minutes,
  lines: ask.total_lines,
  totalCents: ask.total_cents,
  note: ask.note,
  dueAt: ask.due_at?.toISOString() ?? null,
  thereAt: ask.there_at?.toISOString() ?? null,
})

export const askNotFound = () => new Refusal('RESCUE_NOT_FOUND', 'This call for help is not there any more', 404)
export const numberNeeded = () =>
  new Refusal(
    'RESCUE_NUMBER_NEEDED',
    'A shop has to be able to ring you. Please prove your number first, or write to us on WhatsApp.',
    403,
  )
export const alreadyAsking = () =>
  new Refusal('RESCUE_RUNS', 'We are asking shops for you already. Take an answer or stop asking first.')
export const tooManyRounds = () =>
  new Refusal('RESCUE_LIMIT', 'You have asked ten times in 30 days. Please call a shop from the list yourself.')
export const nobodyComes = () =>
  new Refusal('RESCUE_NOBODY', 'No shop that answers here comes out there at this time. Please call.')
export const shopCannot = (shop: string) =>
  new Refusal('RESCUE_SHOP_CANNOT', `${shop} cannot come any more. Please take another.`, 409, { shop })

/** What became of the round; `shop`: who comes in the end; `booking`: that of the shop that was taken, for itself. */
export const roundOver = (outcome: 'mine' | 'other' | 'closed', shop = '', booking?: string | null) =>
  new Refusal('RESCUE_OVER', says[outcome](shop), 409, { outcome, shop, ...(booking && { booking }) })

const says = {
  mine: () => 'The driver has taken you. The booking has all of it.',
  other: (shop: string) => (shop ? `${shop} comes already` : 'Another shop comes'),
  closed: () => 'The driver does not ask any more',
}
