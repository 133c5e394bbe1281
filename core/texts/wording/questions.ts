import type { BookingView } from '#core/contracts/bookings.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import type { Sentences } from '../sentences.ts'
import { momentWords, readyWords } from '../when.ts'

/** Answers to questions about an offer, a shop and a booking. */
export const questions = ({ questions: s, dates }: Sentences) => {
  const tyre = ({ brand, model }: Offer): string => s.tyre({ brand, model })
  const start = (booking: BookingView) => booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
  const moment = (booking: BookingView): string => {
    const at = start(booking)
    return at ? momentWords(at, dates) : s.timeToBeProposed
  }
  return {
    ...s,
    offer: {
      ...s.offer,
      unknown: (offer: Offer) => s.offer.unknown({ tyre: tyre(offer), shop: offer.shop.name }),
      included: (offer: Offer, balancing: number | undefined, valve: number | undefined) => {
        const total = formatRand(offer.totalCents)
        return offer.fitted
          ? s.offer.included({ total, quantity: offer.quantity, apart: Boolean(balancing || valve) })
          : s.offer.notIncluded({ total, shop: offer.shop.name })
      },
      count: ({ priceCents, totalCents, quantity, fitted }: Offer) =>
        s.offer.count({ each: formatRand(priceCents), total: formatRand(totalCents), quantity, fitted }),
      stock: (offer: Offer) => {
        const { stock } = s.offer
        const of = { shop: offer.shop.name, tyre: tyre(offer) }
        if (offer.ready) {
          const ready = readyWords(offer.ready, dates)
          return offer.onShelf === 0
            ? stock.ordered({ ...of, ready })
            : stock.restOrdered({ ...of, onShelf: offer.onShelf ?? 0, ready })
        }
        return offer.stock >= offer.quantity
          ? stock.enough({ ...of, onShelf: offer.onShelf ?? offer.stock })
          : stock.tooFew({ ...of, onShelf: offer.stock })
      },
      nearest: (number: number, shop: string, place: string, km: number) =>
        s.offer.nearest({ number, shop, place, km: formatDistance(km) }),
      distance: (shop: string, km: number, from: string, url: string) =>
        s.offer.distance({ shop, km: formatDistance(km), from, url }),
      cheapestEqual: (numbers: readonly number[], cents: number) =>
        s.offer.cheapestEqual({ numbers: numbers.join(', '), cents: formatRand(cents) }),
      cheapest: (number: number, brand: string, shop: string, cents: number) =>
        s.offer.cheapest({ number, brand, shop, cents: formatRand(cents) }),
      homes: s.offer.homes as Record<string, string>,
      brand: (name: string, country: string) => s.offer.brand({ name, country }),
      load: (offer: Offer) =>
        s.offer.load({ size: offer.size, service: offer.service, extraLoad: offer.extraLoad, runFlat: offer.runFlat }),
      loadUnknown: (offer: Offer) => s.offer.loadUnknown({ tyre: tyre(offer), shop: offer.shop.name }),
      kind: (offer: Offer, kind: string) =>
        s.offer.kind({ brand: offer.brand, model: offer.model, kind, runFlat: offer.runFlat }),
      total: (offer: Offer) =>
        s.offer.total({
          quantity: offer.quantity,
          total: formatRand(offer.totalCents),
          fitted: offer.fitted,
          price: formatRand(offer.priceCents),
        }),
      deal: (offer: Offer) =>
        s.offer.deal({ price: formatRand(offer.priceCents), listPrice: formatRand(offer.listPriceCents) }),
    },
    shop: {
      ...s.shop,
      topics: s.shop.topics as Record<string, string>,
      notTold: (shop: string, what: string) => s.shop.notTold({ shop, what }),
      states: (shop: string, words: string) => s.shop.states({ shop, words }),
      mobile: (shop: string, cents: number | null, km: number | null) =>
        s.shop.mobile({
          shop,
          hasKm: km !== null,
          km: km ?? '',
          hasCents: Boolean(cents),
          cents: cents ? formatRand(cents) : '',
        }),
      fits: (shop: string, cents: number) =>
        s.shop.fits({ shop, each: formatRand(cents), four: formatRand(cents * 4) }),
      fitsFor: (shop: string, place: string, cents: number | null) =>
        s.shop.fitsFor({ shop, place, hasCents: cents !== null, cents: cents === null ? '' : formatRand(cents) }),
      duration: (count: number, minutes: number, alignment: number | undefined) =>
        s.shop.duration({ minutes, count, hasAlignment: Boolean(alignment), alignment: alignment ?? '' }),
      phone: (shop: string, phone: string) => s.shop.phone({ shop, phone: formatPhone(phone) }),
      address: (shop: string, address: string, url: string) => s.shop.address({ shop, address, url }),
      services: (shop: string, names: string[]) =>
        names.length > 0 ? s.shop.services({ shop, names: names.join(', ') }) : s.shop.noServices(shop),
      reviews: (shop: string, rating: number, count: number) =>
        s.shop.reviews({ shop, rating: rating.toFixed(1), count }),
    },
    booking: {
      ...s.booking,
      when: (booking: BookingView) => s.booking.when({ booking: moment(booking), shop: booking.shop.name }),
      place: ({ shop }: BookingView, url: string) =>
        s.booking.place({ place: [shop.name, shop.address, shop.suburb, shop.city].filter(Boolean).join(', '), url }),
      confirmed: (booking: BookingView) => s.booking.confirmed({ shop: booking.shop.name, booking: moment(booking) }),
      notYet: (booking: BookingView) => s.booking.notYet({ shop: booking.shop.name, booking: moment(booking) }),
      proposed: (booking: BookingView) => s.booking.proposed({ shop: booking.shop.name, booking: moment(booking) }),
      moving: (booking: BookingView, at: string) =>
        s.booking.moving({ by: booking.move?.by ?? '', shop: booking.shop.name, at: momentWords(at, dates) }),
      inProgress: (booking: BookingView) => s.booking.inProgress(booking.shop.name),
      completed: (booking: BookingView) => s.booking.completed({ shop: booking.shop.name, booking: moment(booking) }),
      ended: (booking: BookingView) =>
        s.booking.ended({
          cancelledBy: booking.cancelledBy ?? '',
          shop: booking.shop.name,
          booking: moment(booking),
          hasCancelReason: Boolean(booking.cancelReason),
          cancelReason: booking.cancelReason ?? '',
        }),
      bring: (booking: BookingView) => s.booking.bring(booking.code),
      pay: (booking: BookingView) => s.booking.pay({ total: formatRand(booking.totalCents), shop: booking.shop.name }),
      late: (booking: BookingView) =>
        s.booking.late({
          shop: booking.shop.name,
          hasPhone: Boolean(booking.shop.phone),
          phone: booking.shop.phone ? formatPhone(booking.shop.phone) : '',
        }),
      what: (work: string, code: string) => s.booking.what({ work, code }),
    },
  }
}
