import type { emergency as emergencyInEnglish } from '../en/emergency.ts'
import type { Keys } from '../sentences.ts'

export const emergency = {
  title: 'hulp met jou pap wiel',
  menu: 'Pap wiel, help!',
  menuHint: 'Wie nou na jou kan kom',
  meanwhile:
    '*Intussen*\n• Noodligte aan, en so ver links van die pad af as jy kan, ook op ’n pap wiel\n• Gevaardriehoek 45 m of meer agter die kar\n• Op ’n snelweg almal aan die linkerkant uit, agter die skutreling, weg van die verkeer; elders bly in die geslote kar as dit onveilig voel\n• Ruil geen wiel langs verkeer om nie\n• Gevaar of beserings: *112* van enige selfoon, *10111* polisie, *10177* ambulans',
  where:
    'Ek kry wie kan kom. *Waar is jy?* Tik op 📎 (of +), dan Ligging, en stuur jou huidige ligging. Of tik die naaste voorstad, dorp of afrit.',
  elsewhere: '*Nie naby {place} nie?* Stuur jou ligging met 📎, of die naaste voorstad of afrit.',
  hurry:
    '{hasShop, select, true {Ek kan hulle nie self stuur nie: bel *{shop}* nou, ☎ {phone}. In gevaar of beseer: *112*.} other {Ek kan nie self iemand stuur nie. Bel jou versekeraar of motorklub. In gevaar of beseer: *112*.}}',
  theyRead: 'Die winkels wat jy vra, lees dit ook: “{words}”',
  unknownPlace:
    'Ek ken nie die plek "{words}" nie. Die naam van die naaste voorstad of dorp is genoeg, of stuur jou ligging met 📎.',
  kept: 'Ek hou dit vir wie ook al kom.',
  keptWords: 'Ek hou vir wie ook al kom: “{words}”',
  whereAgain:
    '*Watter voorstad of dorp is die naaste?* As jy geen naam ken nie, jou foon ken die plek: tik 📎 (of +) langs waar jy tik, dan *Ligging*, dan *Stuur jou huidige ligging*.',
  callNow:
    'Ek weet nog nie waar jy is nie, so bel nou: *112* in gevaar of beseer, anders jou versekeraar of motorklub. Of praat met een van ons. Sodra jy ’n voorstad of dorp noem, of jou ligging met 📎 stuur, vind ek wie kan kom.',
  open: '*Nou oop en kom uit naby {place}. Bel:*',
  openUntil: 'oop tot {until}',
  openNow: 'nou oop',
  noneOpen: 'Geen winkel wat naby {place} uitkom, is nou oop nie. Hierdie maak volgende oop:',
  opensAt: 'maak {hasDay, select, true {{day}} other {vandag}} om {time} oop',
  callOut: 'Uitroep {price}',
  none: 'Ek ken geen winkel wat naby {place} uitkom nie. Jou versekeraar of motorklub stuur dalk padhulp: die nommer staan dikwels op die lisensieskyfhouer.',
  tyreShops: '*Bandwinkels wat nou oop is, as die noodwiel jou soontoe vat:*',
} as const satisfies Keys<typeof emergencyInEnglish>
