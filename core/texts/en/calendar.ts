import type { BookingView } from '#core/contracts/bookings.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'

/** The entry that a driver puts into a calendar. */
export const calendar = {
  title: ({ services, shop }: BookingView) =>
    services.includes('fitting') ? `Tyre fitting at ${shop.name}` : `Tyre shop ${shop.name}`,
  description: ({ tyre, rear, quantity, totalCents, code, shop }: BookingView) =>
    [
      bookedTyres({ tyre, rear, quantity }, { front: 'front', rear: 'rear' }),
      totalCents > 0 ? `Total ${formatRand(totalCents)}, paid at the shop` : undefined,
      `Booking ${code}`,
      shop.phone ? `Phone ${formatPhone(shop.phone)}` : undefined,
    ]
      .filter(Boolean)
      .join('\n'),
}
