import type { BookingView } from '#core/contracts/bookings.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'

export const calendar = {
  title: ({ services, shop }: BookingView) =>
    services.includes('fitting') ? `Bande pas by ${shop.name}` : `Bandwinkel ${shop.name}`,
  description: ({ tyre, rear, quantity, totalCents, code, shop }: BookingView) =>
    [
      bookedTyres({ tyre, rear, quantity }, { front: 'voor', rear: 'agter' }),
      totalCents > 0 ? `Totaal ${formatRand(totalCents)}, betaal by die winkel` : undefined,
      `Bespreking ${code}`,
      shop.phone ? `Telefoon ${formatPhone(shop.phone)}` : undefined,
    ]
      .filter(Boolean)
      .join('\n'),
}
