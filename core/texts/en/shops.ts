import { formatDistance } from '#core/rules/format.ts'
import { formatPhone } from '#core/rules/phone.ts'

export const shops = {
  title: 'the shops',
  whichPlace: 'Shops near where? Send a suburb or town, or share your location.',
  none: (place: string, km: number) => `I know no shop within ${km} km of ${place}.`,
  noneByName: (name: string) => `I know no shop called "${name}".`,
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
  closedNow: (hours: string) => `Closed now, open today ${hours}`,
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
  tyresHere: 'Tyres here',
  otherShops: 'Other shops',
}
