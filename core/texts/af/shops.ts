import { formatDistance } from '#core/rules/format.ts'
import { formatPhone } from '#core/rules/phone.ts'
import type { shops as english } from '../en/shops.ts'

export const shops: typeof english = {
  title: 'die winkels',
  whichPlace: "Winkels naby waar? Stuur 'n voorstad of dorp, of deel jou ligging.",
  none: (place, km) => `Ek ken geen winkel binne ${km} km van ${place} nie.`,
  noneByName: (name) => `Ek ken geen winkel met die naam "${name}" nie.`,
  heading: (place) => `Bandewinkels naby ${place}:`,
  line: (number, shop) =>
    `${number}. *${shop.name}*${shop.verified ? ' ✓' : ''}\n${shop.place}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}\n${shop.today}`,
  choose: "Kies 'n winkel",
  openToday: (hours) => `Vandag oop ${hours}`,
  openNow: (until) => `Nou oop, tot ${until}`,
  closedToday: 'Vandag toe',
  closedHoliday: (name) => `Vandag toe (${name})`,
  closedNow: (hours) => `Nou toe, vandag oop ${hours}`,
  details: (shop) =>
    [
      `*${shop.name}*${shop.verified ? ' ✓ geverifieer' : ''}`,
      `${shop.address}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}`,
      shop.today,
      shop.services.length > 0 ? `Dienste: ${shop.services.join(', ')}` : undefined,
      shop.phone ? `Telefoon: ${formatPhone(shop.phone)}` : undefined,
      `Aanwysings: ${shop.directions}`,
    ]
      .filter(Boolean)
      .join('\n'),
  bookService: "Bespreek 'n diens",
  tyresHere: 'Bande hier',
  otherShops: 'Ander winkels',
}
