import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import { emergencyNumbers, roadsideAdvice } from '#core/rules/website/roadside.ts'
import { dayWords } from '../when.ts'
import { dates } from './dates.ts'
import { serviceNames } from './services.ts'

type Help = {
  name: string
  phone: string
  distanceKm: number | null
  services: (keyof typeof serviceNames)[]
  callOutCents: number | null
  place: string
}

const line = (shop: Help, when: string) =>
  [
    `*${shop.name}*, ${shop.place}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}`,
    `☎ ${formatPhone(shop.phone)}`,
    [when, ...shop.services.map((service) => serviceNames[service])].join(' · '),
    shop.callOutCents === null ? undefined : `Call-out ${formatRand(shop.callOutCents)}`,
  ]
    .filter(Boolean)
    .join('\n')

/** 'Flat tyre, help'. */
export const emergency = {
  title: 'help with your flat tyre',
  menu: 'Flat tyre, help!',
  menuHint: 'Who can come to you now',
  meanwhile: [
    '*Meanwhile*',
    ...roadsideAdvice.map((advice) => `• ${advice}`),
    `• Danger or injury: ${emergencyNumbers.map(({ number, who }) => `*${number}* ${who}`).join(', ')}`,
  ].join('\n'),
  where:
    'I find who can come. *Where are you?* Tap 📎 (or +), then Location, and send your current location. Or type the nearest suburb, town or off-ramp.',
  elsewhere: (place: string) => `*Not near ${place}?* Send your location with 📎, or the nearest suburb or off-ramp.`,
  hurry: (shop: { name: string; phone: string } | undefined) =>
    shop
      ? `I cannot send them myself: call *${shop.name}* now, ☎ ${formatPhone(shop.phone)}. In danger or hurt: *112*.`
      : 'I cannot send anybody myself. Call your insurer or motoring club. In danger or hurt: *112*.',
  unknownPlace: (words: string) =>
    `I do not know the place "${words}". Send your location with 📎, or the nearest suburb or town.`,
  open: (place: string) => `*Open now and come out near ${place}. Call:*`,
  openLine: (shop: Help, until: string | undefined) => line(shop, until ? `open until ${until}` : 'open now'),
  noneOpen: (place: string) => `No shop that comes out near ${place} is open now. These open next:`,
  opensLine: (shop: Help, day: string | undefined, time: string) =>
    line(shop, `opens ${day ? `${dayWords(day, dates)} ` : 'today '}at ${time}`),
  none: (place: string) =>
    `I know no shop that comes out near ${place}. Your insurer or motoring club may send roadside help: its number often stands on the licence disc holder.`,
  tyreShops: '*Tyre shops that are open now, if the spare takes you there:*',
}
