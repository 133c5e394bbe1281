import type { BookingView } from '#core/contracts/bookings.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'

/** The entry that a driver puts into a calendar. */
export const calendar = {
  title: ({ services, shop }: BookingView) =>
    services.includes('fitting') ? `Tyre fitting at ${shop.name}` : `Tyre shop ${shop.name}`,
  description: ({ tyre, quantity, totalCents, code, shop }: BookingView) =>
    [
      tyre ? `${quantity} x ${tyre.brand} ${tyre.model} ${tyre.size}` : undefined,
      totalCents > 0 ? `Total ${formatRand(totalCents)}, paid at the shop` : undefined,
      `Booking ${code}`,
      shop.phone ? `Phone ${formatPhone(shop.phone)}` : undefined,
    ]
      .filter(Boolean)
      .join('\n'),
}
