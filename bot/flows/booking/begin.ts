import { type Action, done, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { refuseAway } from '#core/blocks.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { isBookedAlone } from '#core/rules/bookings/service-types.ts'
import { readCode } from '#core/rules/code.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type BookingDraft, go } from './draft.ts'

/** Reads the shop and the tyres afresh: what was shown may have been sold since. */
export const begin: Action<BookingDraft> = {
  act: async (given, { ctx, say, memory, now }) => {
    const draft = withFacts(given, memory, now)
    const offer = draft.code ? await findOffer(ctx, draft.code, { quantity: draft.quantity }) : undefined
    if (draft.code && !offer) {
      await refuseAway(ctx, { listing: draft.code })
      return done(text(goneWords(draft.code, say)))
    }
    const rear = draft.rear && (await findOffer(ctx, draft.rear.code, { quantity: draft.rear.quantity }))
    if (draft.rear && (!rear || rear.stock < draft.rear.quantity)) return done(text(say.booking.stockJustGone))
    const shop = await shopDetails(ctx, offer?.shop.id ?? draft.shopId ?? '')
    if (!shop) {
      await refuseAway(ctx, { shop: draft.shopId ?? '' })
      return done(text(say.shops.noneByName(draft.shopName ?? '')))
    }
    memory.focus = { shopId: shop.id, quantity: draft.quantity, ...(draft.code ? { offer: draft.code } : {}) }
    const mobile = shop.services.find((one) => one.service === 'mobile')
    const offered = shop.services
      .filter((one) => isBookedAlone(one.service))
      .map((one) => ({ service: one.service, cents: one.priceCents }))
    const known: BookingDraft = {
      ...draft,
      shopId: shop.id,
      shopName: shop.name,
      shopAddress: [shop.address, shop.suburb, shop.city].filter(Boolean).join(', '),
      reach:
        shop.serviceRadiusKm === null ? undefined : { lat: shop.lat, lng: shop.lng, radiusKm: shop.serviceRadiusKm },
      callOutCents: mobile ? (shop.callOutCents ?? 0) : null,
      offered,
      ...(offer
        ? {
            listingId: offer.listingId,
            stock: offer.stock,
            what: nameOf(offer),
            ...(draft.rear && rear ? { rear: { ...draft.rear, listingId: rear.listingId, what: nameOf(rear) } } : {}),
            services: [
              'fitting' as const,
              ...(draft.services ?? []).filter(
                (one) => one !== 'fitting' && shop.services.some((has) => has.service === one),
              ),
            ],
          }
        : {}),
    }
    const has = (one: ServiceCode) => shop.services.some(({ service }) => service === one)
    const services = known.services?.filter(has) ?? []
    // What was named with the tyres and is not done there is said.
    const isLacking = offer && (draft.services ?? []).some((one) => one !== 'fitting' && !has(one))
    const lacking = isLacking ? [text(say.refusals.SERVICE_NOT_OFFERED())] : []
    if (offer || services.length > 0) return go('next', offer ? known : { ...known, services }, ...lacking)
    const sorry = known.services?.length ? [text(say.refusals.SERVICE_NOT_OFFERED())] : []
    const { services: _none, ...rest } = known
    if (offered.length > 0) return go('next', rest, ...sorry)
    return done(text(say.booking.noServices(shop.name)))
  },
}

/** Day, time and way that were named before there was anything to book. */
function withFacts(draft: BookingDraft, memory: Turn['memory'], now: Date): BookingDraft {
  const { date, time, how, comes, vehicle, plate } = memory.facts ?? {}
  delete memory.facts
  const isOver = date !== undefined && date < localDate(now, JOHANNESBURG)
  return {
    ...draft,
    ...(draft.date || draft.time || isOver ? {} : { ...(date ? { date } : {}), ...(time ? { time } : {}) }),
    ...(how && !draft.locationType ? { locationType: how } : {}),
    ...(comes && !draft.comes ? { comes } : {}),
    ...(plate && !draft.carPlate ? { carPlate: plate } : {}),
    ...(vehicle && !draft.vehicle && !draft.code ? { vehicle } : {}),
  }
}

const nameOf = ({ brand, model, size, service }: Offer): string => `${brand} ${model} ${size} ${service}`

/** What people type is a short code; a booking that is repeated names its listing by an id. */
const goneWords = (code: string, say: Texts): string =>
  readCode(code) ? say.common.noSuchCode(code) : say.refusals.LISTING_NOT_FOUND()
