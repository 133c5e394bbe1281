import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import type { emergency as english } from '../en/emergency.ts'
import { dayWords } from '../when.ts'
import { dates } from './dates.ts'
import { serviceNames } from './services.ts'

type Help = Parameters<(typeof english)['openLine']>[0]

const line = (shop: Help, when: string) =>
  [
    `*${shop.name}*, ${shop.place}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}`,
    `☎ ${formatPhone(shop.phone)}`,
    [when, ...shop.services.map((service) => serviceNames[service])].join(' · '),
    shop.callOutCents === null ? undefined : `Uitroep ${formatRand(shop.callOutCents)}`,
  ]
    .filter(Boolean)
    .join('\n')

export const emergency: typeof english = {
  title: 'hulp met jou pap wiel',
  menu: 'Pap wiel, help!',
  menuHint: 'Wie nou na jou kan kom',
  meanwhile: [
    '*Intussen*',
    '• Noodligte aan, en so ver links van die pad af as jy kan, ook op ’n pap wiel',
    '• Gevaardriehoek 45 m of meer agter die kar',
    '• Op ’n snelweg almal aan die linkerkant uit, agter die skutreling, weg van die verkeer; elders bly in die geslote kar as dit onveilig voel',
    '• Ruil geen wiel langs verkeer om nie',
    '• Gevaar of beserings: *112* van enige selfoon, *10111* polisie, *10177* ambulans',
  ].join('\n'),
  where:
    'Ek kry wie kan kom. *Waar is jy?* Tik op 📎 (of +), dan Ligging, en stuur jou huidige ligging. Of tik die naaste voorstad, dorp of afrit.',
  elsewhere: (place) => `*Nie naby ${place} nie?* Stuur jou ligging met 📎, of die naaste voorstad of afrit.`,
  hurry: (shop) =>
    shop
      ? `Ek kan hulle nie self stuur nie: bel *${shop.name}* nou, ☎ ${formatPhone(shop.phone)}. In gevaar of beseer: *112*.`
      : 'Ek kan nie self iemand stuur nie. Bel jou versekeraar of motorklub. In gevaar of beseer: *112*.',
  unknownPlace: (words) =>
    `Ek ken nie die plek "${words}" nie. Stuur jou ligging met 📎, of die naaste voorstad of dorp.`,
  open: (place) => `*Nou oop en kom uit naby ${place}. Bel:*`,
  openLine: (shop, until) => line(shop, until ? `oop tot ${until}` : 'nou oop'),
  noneOpen: (place) => `Geen winkel wat naby ${place} uitkom, is nou oop nie. Hierdie maak volgende oop:`,
  opensLine: (shop, day, time) => line(shop, `maak ${day ? `${dayWords(day, dates)} ` : 'vandag '}om ${time} oop`),
  none: (place) =>
    `Ek ken geen winkel wat naby ${place} uitkom nie. Jou versekeraar of motorklub stuur dalk padhulp: die nommer staan dikwels op die lisensieskyfhouer.`,
  tyreShops: '*Bandwinkels wat nou oop is, as die noodwiel jou soontoe vat:*',
}
