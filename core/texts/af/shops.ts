import { formatDistance, formatPhone } from '#core/rules/format.ts'
import type { shops as english } from '../en/shops.ts'
import { dayWords, shortDay } from '../when.ts'
import { dates } from './dates.ts'
import { holidays } from './holidays.ts'

export const shops: typeof english = {
  title: 'die winkels',
  whichPlace: "Winkels naby waar? Stuur 'n voorstad of dorp, of deel jou ligging.",
  none: (place, km) => `Ek ken geen winkel binne ${km} km van ${place} nie.`,
  noneByName: (name) => `Ek ken geen winkel met die naam "${name}" nie.`,
  nearestAre: 'Die naaste is:',
  noneOpen: (place, km) => `Geen winkel binne ${km} km van ${place} is nou oop nie.`,
  heading: (place) => `Bandewinkels naby ${place}:`,
  line: (number, shop) =>
    `${number}. *${shop.name}*${shop.verified ? ' ✓' : ''}\n${shop.place}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}\n${shop.today}`,
  choose: "Kies 'n winkel",
  openToday: (hours) => `Vandag oop ${hours}`,
  openNow: (until) => `Nou oop, tot ${until}`,
  closedToday: 'Vandag toe',
  closedHoliday: (name) => `Vandag toe (${name})`,
  closedNow: 'Nou toe',
  opens: (date, time) => `maak ${date ? `${shortDay(date, dates)} ` : ''}om ${time} oop`,
  weekdays: ['Ma', 'Di', 'Wo', 'Do', 'Vr', 'Sa', 'So'],
  closed: 'toe',
  thatDay: (date, hours, holiday) =>
    `${dayWords(date, dates)}: ${hours ?? `toe${holiday ? ` (${holidays[holiday]})` : ''}`}`,
  does: (shop, service, rand) => `Ja, ${shop} doen dit: ${service}${rand ? `, ${rand}` : ''}.`,
  doesNot: (shop, service) => `Nee, ${shop} bied dit nie aan nie: ${service}.`,
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
  bookThis: 'Bespreek dit',
  tyresHere: 'Bande hier',
  otherShops: 'Ander winkels',
}
