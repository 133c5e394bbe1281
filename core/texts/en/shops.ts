import { formatDistance, formatPhone } from '#core/rules/format.ts'
import type { HolidayName } from '#core/rules/time/public-holidays.ts'
import { dayWords, shortDay } from '../when.ts'
import { dates } from './dates.ts'
import { holidays } from './holidays.ts'

export const shops = {
  title: 'the shops',
  whichPlace: 'Shops near where? Send a suburb or town, or share your location.',
  none: (place: string, km: number) => `I know no shop within ${km} km of ${place}.`,
  noneByName: (name: string) => `I know no shop called "${name}".`,
  nearestAre: 'The nearest are:',
  noneOpen: (place: string, km: number) => `No shop within ${km} km of ${place} is open now.`,
  heading: (place: string) => `Tyre shops near ${place}:`,
  line: (
    number: number,
    shop: { name: string; place: string; distanceKm: number | null; verified: boolean; today: string },
  ) =>
    `${number}. *${shop.name}*${shop.verified ? ' ✓' : ''}\n${shop.place}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}\n${shop.today}`,
  choose: 'Choose a shop',
  openToday: (hours: string) => `Open today ${hours}`,
  openNow: (until: string) => `Open now, until ${until}`,
  closedToday: 'Closed today',
  closedHoliday: (name: string) => `Closed today (${name})`,
  closedNow: 'Closed now',
  opens: (date: string | undefined, time: string) => `opens ${date ? `${shortDay(date, dates)} ` : ''}at ${time}`,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  closed: 'closed',
  thatDay: (date: string, hours: string | undefined, holiday: HolidayName | undefined) =>
    `${dayWords(date, dates)}: ${hours ?? `closed${holiday ? ` (${holidays[holiday]})` : ''}`}`,
  does: (shop: string, service: string, rand: string | undefined) =>
    `Yes, ${shop} does it: ${service}${rand ? `, ${rand}` : ''}.`,
  doesNot: (shop: string, service: string) => `No, ${shop} does not offer this: ${service}.`,
  details: (shop: {
    name: string
    verified: boolean
    address: string
    today: string
    services: string[]
    phone: string | null
    directions: string
    distanceKm: number | null
  }) =>
    [
      `*${shop.name}*${shop.verified ? ' ✓ verified' : ''}`,
      `${shop.address}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}`,
      shop.today,
      shop.services.length > 0 ? `Services: ${shop.services.join(', ')}` : undefined,
      shop.phone ? `Phone: ${formatPhone(shop.phone)}` : undefined,
      `Directions: ${shop.directions}`,
    ]
      .filter(Boolean)
      .join('\n'),
  bookService: 'Book a service',
  bookThis: 'Book this service',
  tyresHere: 'Tyres here',
  otherShops: 'Other shops',
}
