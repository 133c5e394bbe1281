import type { BookingView } from '#core/contracts/bookings.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'

export const calendar = {
  title: ({ services, shop }: BookingView) =>
    services.includes('fitting') ? `Bande pas by ${shop.name}` : `Bandwinkel ${shop.name}`,
  description: ({ tyre, quantity, totalCents, code, shop }: BookingView) =>
    [
      tyre ? `${quantity} x ${tyre.brand} ${tyre.model} ${tyre.size}` : undefined,
      totalCents > 0 ? `Totaal ${formatRand(totalCents)}, betaal by die winkel` : undefined,
      `Bespreking ${code}`,
      shop.phone ? `Telefoon ${formatPhone(shop.phone)}` : undefined,
    ]
      .filter(Boolean)
      .join('\n'),
}
