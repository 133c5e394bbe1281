import type { Actor } from '#core/actor.ts'
import { refuseBlocked } from '#core/blocks.ts'
import type { Context } from '#core/context.ts'
import { AskShops, type AskShopsInput, type RoundView } from '#core/contracts/deal/quotes.ts'
import { Refusal } from '#core/errors.ts'
import { record } from '#core/events.ts'
import {
  askScore,
  MAX_OPEN_ROUNDS,
  MAX_SHOPS_ASKED,
  QUOTE_RADIUS_KM,
  quoteValidUntil,
} from '#core/rules/bookings/quote-times.ts'
import { nearestPlace } from '#core/rules/places/places.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { readSizeCode } from '#core/search/compatible-sizes.ts'
import { areaAround } from '#core/search/offer-view.ts'
import { businessToBusiness } from '#core/threads/refusals.ts'
import { transaction } from '#core/transaction.ts'
import { asksOfRounds, findRound, insertRound, lockRoundsOf, openRounds } from '#db/queries/quotes/rounds.ts'
import { type ShopToAsk, shopsToAsk } from '#db/queries/quotes/shops-to-ask.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import { roundNotFound } from '../../bookings/quotes/take-quote.ts'
import { canAskShops } from '../quote-policy.ts'
import { roundView } from './rounds.ts'
import { firstSilence } from './silence.ts'

const DAYS_OF_FIGURES = 30

/**
 * The shops that would be asked: within 30 km, with so many tyres of the size; those with the wished brand first, then by
 * distance and by how they answer. At most five; none for a size that does not exist.
 */
export async function shopsForRound(
  ctx: Context,
  actor: Actor,
  input: AskShopsInput,
  only?: readonly string[],
): Promise<ShopToAsk[]> {
  return (await allForRound(ctx, actor, input, only)).slice(0, MAX_SHOPS_ASKED)
}

/** All that could be asked, those first that would be; `only` leaves none but these. */
export async function allForRound(
  ctx: Context,
  actor: Actor,
  input: AskShopsInput,
  only?: readonly string[],
): Promise<ShopToAsk[]> {
  if (!canAskShops(actor)) return []
  const options = AskShops.parse(input)
  const size = readSizeCode(options.size)
  return size === undefined ? [] : candidates(ctx, actor.contactId, { ...options, only }, size)
}

/** Whether any shop could be asked, before a guest proves a number. Throws SIZE_UNKNOWN, NO_SHOP_TO_ASK. */
export async function checkShopsToAsk(ctx: Context, options: AskShops): Promise<void> {
  const size = readSizeCode(options.size)
  if (size === undefined) throw sizeUnknown()
  if ((await chosen(ctx, null, options, size)).length === 0) throw noShopToAsk(options)
}

type Options = Pick<AskShops, 'near' | 'quantity' | 'brand' | 'services' | 'shopId'> & {
  only?: readonly string[] | undefined
}

/** `exceptShops` have been asked already. */
export const chosen = async (
  ctx: Context,
  exceptContact: string | null,
  options: Options,
  size: string,
  exceptShops: readonly string[] = [],
): Promise<ShopToAsk[]> =>
  (await candidates(ctx, exceptContact, options, size))
    .filter(({ id }) => !exceptShops.includes(id))
    .slice(0, MAX_SHOPS_ASKED)

async function candidates(
  ctx: Context,
  exceptContact: string | null,
  options: Options,
  size: string,
): Promise<ShopToAsk[]> {
  const area = areaAround(options.near, QUOTE_RADIUS_KM)
  if (!area) return []
  const found = await shopsToAsk(ctx.db, {
    size,
    quantity: options.quantity,
    brand: options.brand,
    services: options.services,
    area,
    since: addDays(localDate(ctx.clock.now()), -DAYS_OF_FIGURES),
    exceptContact,
  })
  return found
    .filter(({ id }) => (!options.shopId || id === options.shopId) && (!options.only || options.only.includes(id)))
    .toSorted(
      (one, other) =>
        Number(other.hasBrand) - Number(one.hasBrand) ||
        askScore(one.km, one.answerRate) - askScore(other.km, other.answerRate),
    )
}

/**
 * Asks up to five shops for a price, or the one or `only` those that are named. Throws BUSINESS_TO_BUSINESS, BLOCKED, SIZE_UNKNOWN, TOO_MANY_QUOTES,
 * NO_SHOP_TO_ASK.
 */
export const askShops = (
  ctx: Context,
  actor: Actor,
  input: AskShopsInput,
  askedOn: 'whatsapp' | 'web',
  only?: readonly string[],
): Promise<RoundView> =>
  transaction(ctx, async (ctx) => {
    if (!canAskShops(actor)) throw businessToBusiness()
    const { contactId } = actor
    const options = AskShops.parse(input)
    const size = readSizeCode(options.size)
    if (size === undefined) throw sizeUnknown()
    await refuseBlocked(ctx, { contactId, phone: null, email: null })
    const now = ctx.clock.now()
    await lockRoundsOf(ctx.db, contactId)
    if ((await openRounds(ctx.db, contactId, now)) >= MAX_OPEN_ROUNDS) throw tooManyRounds()
    const shops = await chosen(ctx, contactId, { ...options, only }, size)
    if (shops.length === 0) throw noShopToAsk(options)
    const asks = await asksOf(ctx, shops)
    const roundId = await insertRound(
      ctx.db,
      {
        contact_id: contactId,
        asked_on: askedOn,
        size,
        quantity: options.quantity,
        brand: options.brand || null,
        services: [...new Set(options.services)],
        // A shared location may come with a street and a number, which shops do not need.
        place: nearestPlace(options.near)?.name ?? options.place,
        lat: options.near.lat,
        lng: options.near.lng,
        notes: options.notes,
        valid_until: new Date(Math.max(...asks.map((ask) => ask.valid_until.getTime()))),
        look_at: await firstSilence(
          ctx,
          asks.map(({ shop_id }) => shop_id),
          now,
        ),
        created_at: now,
      },
      asks,
    )
    const round = await findRound(ctx.db, roundId)
    if (!round) throw roundNotFound()
    const made = await asksOfRounds(ctx.db, [roundId])
    for (const { id } of made) await record(ctx, { type: 'quote.asked', roundId, askId: id })
    return roundView(round, made, now)
  })

/** One ask a shop, which stands until the shop has closed on its third day. */
export async function asksOf(ctx: Context, shops: readonly ShopToAsk[]) {
  const hours = await hoursOfShops(
    ctx.db,
    shops.map(({ id }) => id),
  )
  return shops.map(({ id, km }) => {
    const its = hours.get(id) ?? { weekly: [], special: [], openOnPublicHolidays: false }
    return { shop_id: id, distance_km: km, valid_until: quoteValidUntil(its, ctx.clock.now()) }
  })
}

const tooManyRounds = () =>
  new Refusal(
    'TOO_MANY_QUOTES',
    `You have ${MAX_OPEN_ROUNDS} open requests for prices. Take one, or close one first`,
    409,
    { most: String(MAX_OPEN_ROUNDS) },
  )
const noShopToAsk = ({ shopId }: Pick<AskShops, 'shopId'>) =>
  new Refusal(
    'NO_SHOP_TO_ASK',
    `${shopId ? 'This shop is not' : 'No shop'} within ${QUOTE_RADIUS_KM} km${shopId ? ', or has not' : ' has'} so many tyres of this size`,
    409,
    { km: String(QUOTE_RADIUS_KM) },
  )
const sizeUnknown = () => new Refusal('SIZE_UNKNOWN', 'This is not a tyre size', 400, { size: 'Unknown size' })
/** The driver does not want this shop's price. */
export const quoteRefused = () => new Refusal('QUOTE_REFUSED', 'The driver has said no to this price')
export const dayNotPossible = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { validOn: 'Please choose a day within the next 30' })
/** A figure that nobody charges for a tyre, or a choice that names none. */
export const priceNotPossible = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { priceCents: 'Please enter a price in rand' })
