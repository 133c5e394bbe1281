import { type Action, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { list, text } from '#bot/engine/say.ts'
import type { Offer } from '#core/contracts/offers.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { isBookedAlone } from '#core/rules/bookings/service-types.ts'
import { readCode } from '#core/rules/code.ts'
import { formatRand } from '#core/rules/format.ts'
import { findOffer } from '#core/search/find-offer.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { BookingDraft } from './draft.ts'
import { go } from './go.ts'
import { servicesIn } from './services.ts'

/** Reads the shop and the tyres afresh: what was shown may have been sold since. */
export const begin: Action<BookingDraft> = {
  act: async (draft, { ctx, say, memory }) => {
    const offer = draft.code ? await findOffer(ctx, draft.code, { quantity: draft.quantity }) : undefined
    if (draft.code && !offer) return done(text(goneWords(draft.code, say)))
    const rear = draft.rear && (await findOffer(ctx, draft.rear.code, { quantity: draft.rear.quantity }))
    if (draft.rear && (!rear || rear.stock < draft.rear.quantity)) return done(text(say.booking.stockJustGone))
    const shop = await shopDetails(ctx, offer?.shop.id ?? draft.shopId ?? '')
    if (!shop) return done(text(say.shops.noneByName(draft.shopName ?? '')))
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
    if (offer && offer.stock < draft.quantity) return go('quantity', known, text(say.booking.notEnough(offer.stock)))
    const has = (one: ServiceCode) => shop.services.some(({ service }) => service === one)
    const services = known.services?.filter(has) ?? []
    if (offer || services.length > 0) return go('next', offer ? known : { ...known, services })
    const sorry = known.services?.length ? [text(say.refusals.SERVICE_NOT_OFFERED())] : []
    const { services: _none, ...rest } = known
    if (offered.length > 0) return go('service', rest, ...sorry)
    return done(text(say.booking.noServices(shop.name)))
  },
}

const nameOf = ({ brand, model, size, service }: Offer): string => `${brand} ${model} ${size} ${service}`

/** What people type is a short code; a booking that is repeated names its listing by an id. */
const goneWords = (code: string, say: Texts): string =>
  readCode(code) ? say.common.noSuchCode(code) : say.refusals.LISTING_NOT_FOUND()

/** The service, if no tyres are bought. */
export const service: Question<BookingDraft> = {
  ask: (draft, { say }) => ({
    say: [
      list(
        say.booking.whichService(draft.shopName ?? ''),
        say.booking.services,
        (draft.offered ?? []).map(({ service, cents }) => ({
          id: `service:${service}`,
          title: say.serviceNames[service],
          ...(cents === null ? {} : { description: formatRand(cents) }),
        })),
      ),
    ],
  }),
  answer: (message, draft, { say }) => {
    const named = message.choice?.startsWith('service:')
      ? [message.choice.slice(8)]
      : servicesIn(message.understood.slots.service, message.text, say.serviceNames)
    const chosen = (draft.offered ?? []).map((one) => one.service).filter((one) => named.includes(one))
    return chosen.length > 0 ? go('next', { ...draft, services: chosen, quantity: draft.quantity }) : notUnderstood
  },
}
