import type { BookingView } from '#core/contracts/bookings.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'

import type { Sentences } from '../sentences.ts'

/** The entry that a driver puts into a calendar. */
export const calendar = ({ calendar: s, search }: Sentences) => ({
  ...s,
  title: ({ services, shop }: BookingView) => s.title({ fitting: services.includes('fitting'), shop: shop.name }),
  description: ({ tyre, rear, quantity, totalCents, code, shop }: BookingView) =>
    [
      bookedTyres({ tyre, rear, quantity }, { front: search.frontWord, rear: search.rearWord }),
      totalCents > 0 ? s.total(formatRand(totalCents)) : undefined,
      s.code(code),
      shop.phone ? s.phone(formatPhone(shop.phone)) : undefined,
    ]
      .filter(Boolean)
      .join('\n'),
})
