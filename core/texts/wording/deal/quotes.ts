import { formatDistance, formatRand } from '#core/rules/format.ts'

import type { Sentences } from '../../sentences.ts'

type What = { size: string; quantity: number; brand: string | null }

/** A driver asks several shops for a price: what both phones say of it. */
export const quotes = ({ quotes: s }: Sentences) => {
  const what = ({ size, quantity, brand }: What): string => `${quantity} x ${brand ? `${brand} ` : ''}${size}`
  return {
    ...s,
    what,
    title: (asked: What) => s.title(what(asked)),
    readBack: (asked: What, place: string, names: readonly string[], when?: string) =>
      s.readBack({
        count: names.length,
        place,
        what: what(asked),
        names: names.map((name) => `• ${name}`).join('\n'),
        hasWhen: when !== undefined,
        when: when ?? '',
      }),
    asked: (asked: What, count: number, until: string) => s.asked({ count, what: what(asked), until }),
    priceTitle: (shop: string, totalCents: number) => s.priceTitle({ shop, total: formatRand(totalCents) }),
    priceLine: (quantity: number, tyre: string, eachCents: number) =>
      s.priceLine({ quantity, tyre, each: formatRand(eachCents) }),
    whereLine: (distanceKm: number) => s.whereLine(formatDistance(distanceKm)),
    allTitle: (asked: What) => s.allTitle(what(asked)),
    answered: (at: number, shop: string, totalCents: number, tyre: string, distanceKm: number) =>
      s.answered({ at, shop, total: formatRand(totalCents), tyre, distance: formatDistance(distanceKm) }),
    rowOf: (shop: string) => shop,
    rowHint: (totalCents: number, tyre: string) => s.rowHint({ total: formatRand(totalCents), tyre }),
    lapsedTitle: (asked: What) => s.lapsedTitle(what(asked)),
    nearest: (shop: string, distanceKm: number, phone: string | null) =>
      s.nearest({ shop, distance: formatDistance(distanceKm), hasPhone: Boolean(phone), phone: phone ?? '' }),
    wantedTitle: (asked: What, shop: string | undefined) =>
      s.wantedTitle({ hasShop: shop !== undefined, shop: shop ?? '', what: what(asked) }),
    addedTitle: (asked: What, shop: string | undefined) =>
      s.addedTitle({ hasShop: shop !== undefined, shop: shop ?? '', what: what(asked) }),
    wantedPlace: (place: string, distanceKm: number, count: number) =>
      s.wantedPlace({ place, distance: formatDistance(distanceKm), count }),
    wantedListed: (tyre: string, totalCents: number) => s.wantedListed({ tyre, total: formatRand(totalCents) }),
    fitted: (totalCents: number) => s.fitted(formatRand(totalCents)),
    whichPrice: (asked: What, tyre: string, eachCents: number) =>
      s.whichPrice({ what: what(asked), tyre, each: formatRand(eachCents) }),
    madeOf: (tyresCents: number, workCents: number) =>
      s.madeOf({ tyres: formatRand(tyresCents), work: formatRand(workCents) }),
    quoted: (quantity: number, tyre: string, eachCents: number, totalCents: number) =>
      s.quoted({ quantity, tyre, each: formatRand(eachCents), total: formatRand(totalCents) }),
    sent: (quantity: number, tyre: string, eachCents: number, totalCents: number, until: string) =>
      s.sent({ quantity, tyre, each: formatRand(eachCents), total: formatRand(totalCents), until }),
    sentAtNight: (
      quantity: number,
      tyre: string,
      eachCents: number,
      totalCents: number,
      until: string,
      moment: string,
    ) => s.sentAtNight({ quantity, tyre, each: formatRand(eachCents), total: formatRand(totalCents), until, moment }),
    sentChanged: (quantity: number, tyre: string, eachCents: number, totalCents: number, until: string) =>
      s.sentChanged({ quantity, tyre, each: formatRand(eachCents), total: formatRand(totalCents), until }),
    over: {
      ...s.over,
      taken: (asked: What) => s.over.taken(what(asked)),
      declined: (asked: What) => s.over.declined(what(asked)),
      closed: (asked: What) => s.over.closed(what(asked)),
      lapsed: (asked: What) => s.over.lapsed(what(asked)),
    },
  }
}
