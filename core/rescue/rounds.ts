import {
  asksOf,
  changeRound,
  endAsks,
  findRound,
  insertAsks,
  insertRound,
  lockRound,
  type RoundRow,
  roundsSince,
  roundsToLookAt,
} from '#db/queries/rescue/rescue.ts'
import { membersToTell, peopleOfShop } from '#db/queries/shops/members.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import type { Actor } from '../actor.ts'
import { refuseBlocked } from '../blocks.ts'
import { planWork } from '../bookings/times/plan-work.ts'
import type { Context } from '../context.ts'
import type { PriceLine } from '../contracts/bookings.ts'
import type { OpenRescue, RescueView } from '../contracts/deal/rescue.ts'
import type { Point } from '../contracts/offers.ts'
import type { ServiceCode } from '../contracts/shops.ts'
import { Refusal } from '../errors.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { personOf } from '../messaging/people/person.ts'
import { push } from '../realtime.ts'
import { calledBy } from '../rules/people/names.ts'
import { oneLine } from '../rules/people/typed-text.ts'
import { distanceKm } from '../rules/places/geo.ts'
import { findPlace } from '../rules/places/places.ts'
import { totalOf } from '../rules/prices/fitted-price.ts'
import {
  MAX_ROUNDS,
  MAX_SHOPS_ASKED,
  MINUTES_OF_A_ROUND,
  MINUTES_TO_ANSWER,
  ROUNDS_COUNTED_DAYS,
  rescueWork,
} from '../rules/shops/rescue.ts'
import { addMinutes, hours } from '../rules/time/time.ts'
import { formatTyreSize, parseTyreSize } from '../rules/tyres/tyre-size.ts'
import { type HelpShop, helpersNear } from '../shops/emergency-help.ts'
import { transaction } from '../transaction.ts'
import { canAskForRescue, canEndRescue } from './rescue-policy.ts'
import {
  alreadyAsking,
  askNotFound,
  nobodyComes,
  numberNeeded,
  roundOver,
  tooManyRounds,
  viewOfRound,
} from './rescue-view.ts'

/**
 * Asks the shops that come out to that place at this time, all together. Refusals: RESCUE_NUMBER_NEEDED, BLOCKED,
 * RESCUE_LIMIT, RESCUE_NOBODY, RESCUE_RUNS.
 */
export const openRound = (ctx: Context, actor: Actor, input: OpenRescue): Promise<RescueView> =>
  transaction(ctx, async (ctx) => {
    const { clock, db } = ctx
    if (!canAskForRescue(actor)) throw numberNeeded()
    const { contactId } = actor
    const { phone, email = null, name } = await personOf(ctx, contactId)
    if (!phone) throw numberNeeded()
    await refuseBlocked(ctx, { contactId, phone, email })
    const since = new Date(clock.now().getTime() - hours(ROUNDS_COUNTED_DAYS * 24))
    if ((await roundsSince(db, contactId, since)) >= MAX_ROUNDS) throw tooManyRounds()
    const shops = await shopsToAsk(ctx, input)
    if (shops.length === 0) throw nobodyComes()
    const size = sizeIn(input.size)
    const round = await insertRound(db, {
      contact_id: contactId,
      first_name: calledBy(name) ?? '',
      ...{ lat: input.lat, lng: input.lng, place: oneLine(input.place) || PLACE_UNNAMED },
      ...{ pinned: input.pinned ?? !isMiddleOf(input.place, input), said: input.said ? [oneLine(input.said)] : [] },
      ...{ what: size ? 'tyres' : 'puncture', size },
      opened_at: clock.now(),
      look_at: addMinutes(clock.now(), MINUTES_TO_ANSWER),
    })
    if (!round) throw alreadyAsking()
    await insertAsks(
      db,
      shops.map(({ shop, services, lines, minutes }) => ({
        ...{ round_id: round.id, shop_id: shop.id, distance_km: shop.distanceKm ?? 0, services },
        ...{ total_cents: totalOf(lines), total_lines: JSON.stringify(lines), duration_minutes: minutes },
      })),
    )
    await record(ctx, { type: 'rescue.opened', roundId: round.id })
    await pushRound(ctx, round.id)
    return viewOfRound(ctx, round.id)
  })

/** The point is only where the map writes the name of the place. */
function isMiddleOf(name: string, point: Point): boolean {
  const place = findPlace(name)
  return place !== undefined && distanceKm(place, point) < MIDDLE_KM
}
const MIDDLE_KM = 0.2

/** A place on the map without a name that people know. */
const PLACE_UNNAMED = '-'

/** The size in its usual spelling; words that name none are left out. */
function sizeIn(typed: string | undefined): string | null {
  const parsed = typed ? parseTyreSize(typed) : undefined
  return parsed?.kind === 'single' ? formatTyreSize(parsed.size) : null
}

type ShopToAsk = { shop: HelpShop; services: ServiceCode[]; lines: PriceLine[]; minutes: number }

/** The nearest that come out now, have somebody who reads it, and do such work. */
async function shopsToAsk(ctx: Context, near: Point): Promise<ShopToAsk[]> {
  const found: ShopToAsk[] = []
  for (const shop of await helpersNear(ctx, near)) {
    if (found.length === MAX_SHOPS_ASKED) break
    if (!shop.comesOutNow || (await membersToTell(ctx.db, shop.id)).length === 0) continue
    const asked = await workOf(ctx, shop)
    if (asked) found.push({ shop, ...asked })
  }
  return found
}

async function workOf(ctx: Context, { id }: HelpShop): Promise<Omit<ShopToAsk, 'shop'> | undefined> {
  const services = rescueWork((await servicesOf(ctx.db, [id])).map(({ service }) => service))
  if (services.length === 0) return undefined
  try {
    const plan = await planWork(ctx, { shopId: id, services, quantity: 1, locationType: 'mobile' })
    // 'Mobile' alone is the coming out that the call-out fee pays for.
    const lines = plan.lines.some(({ what }) => what === 'call_out')
      ? plan.lines.filter(({ service }) => service !== 'mobile')
      : plan.lines
    return { services, lines, minutes: plan.minutes }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The driver asks no more; a second tap changes nothing. Refusals: RESCUE_NOT_FOUND, RESCUE_OVER if somebody comes. */
export const closeRound = (ctx: Context, actor: Actor, roundId: string): Promise<RescueView> =>
  transaction(ctx, async (ctx) => {
    const round = await lockRound(ctx.db, roundId)
    if (!round || !canEndRescue(actor, round)) throw askNotFound()
    if (round.state === 'taken') throw roundOver('other')
    if (!round.ended_at) await endRound(ctx, roundId, 'driver')
    return viewOfRound(ctx, roundId)
  })

/** Ends a round that is locked and in which nobody was taken. */
async function endRound(ctx: Context, roundId: string, by: 'driver' | 'time'): Promise<void> {
  await endAsks(ctx.db, roundId, 'lapsed')
  await changeRound(ctx.db, roundId, { state: 'closed', look_at: null, ended_at: ctx.clock.now() })
  await record(ctx, { type: 'rescue.closed', roundId, by })
  await pushRound(ctx, roundId)
}

/** Tells a driver for whom nobody comes after five minutes, and ends a round after an hour. */
export const lookAtRounds = eachDue<RoundRow>({
  name: 'rescue',
  claim: (ctx, claim) => roundsToLookAt(ctx.db, claim),
  id: ({ id }) => id,
  do: look,
})

async function look(ctx: Context, { id, opened_at, state }: RoundRow): Promise<void> {
  const end = addMinutes(opened_at, MINUTES_OF_A_ROUND)
  if (end <= ctx.clock.now()) return endRound(ctx, id, 'time')
  const comes = (await asksOf(ctx.db, id)).some((ask) => ask.state === 'coming')
  if (comes || state !== 'open') {
    await changeRound(ctx.db, id, { look_at: end })
    return
  }
  await changeRound(ctx.db, id, { state: 'unanswered', look_at: end })
  await record(ctx, { type: 'rescue.unanswered', roundId: id })
  await pushRound(ctx, id)
}

/** The open pages of the driver and of the shops that were asked read it anew. */
export async function pushRound(ctx: Context, roundId: string): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (!round) return
  const asks = await asksOf(ctx.db, roundId)
  const people = await Promise.all(asks.map(({ shop_id }) => peopleOfShop(ctx.db, shop_id)))
  const readers = new Set([round.contact_id, ...people.flat()])
  await push(
    ctx,
    [...readers].map((id) => `contact:${id}` as const),
    { type: 'rescue_changed' },
  )
}
