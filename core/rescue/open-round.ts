import { insertAsks, insertRound, roundsSince } from '#db/queries/rescue/rescue.ts'
import { membersToTell } from '#db/queries/shops/members.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import type { Actor } from '../actor.ts'
import { refuseBlocked } from '../blocks/refuse-blocked.ts'
import { planWork } from '../bookings/times/plan-work.ts'
import type { Context } from '../context.ts'
import type { PriceLine } from '../contracts/bookings.ts'
import type { OpenRescue, RescueView } from '../contracts/deal/rescue.ts'
import type { Point } from '../contracts/offers.ts'
import type { ServiceCode } from '../contracts/shops.ts'
import { Refusal } from '../errors.ts'
import { record } from '../events.ts'
import { personOf } from '../messaging/people/person.ts'
import { calledBy } from '../rules/people/names.ts'
import { oneLine } from '../rules/people/typed-text.ts'
import { totalOf } from '../rules/prices/fitted-price.ts'
import {
  MAX_ROUNDS,
  MAX_SHOPS_ASKED,
  MINUTES_TO_ANSWER,
  ROUNDS_COUNTED_DAYS,
  rescueWork,
} from '../rules/shops/rescue.ts'
import { addMinutes, hours } from '../rules/time/time.ts'
import { formatTyreSize, parseTyreSize } from '../rules/tyres/tyre-size.ts'
import { type HelpShop, helpersNear } from '../shops/emergency-help.ts'
import { transaction } from '../transaction.ts'
import { pushRound } from './push-round.ts'
import { alreadyAsking, nobodyComes, numberNeeded, tooManyRounds } from './refusals.ts'
import { canAskForRescue } from './rescue-policy.ts'
import { viewOfRound } from './rescue-view.ts'

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
