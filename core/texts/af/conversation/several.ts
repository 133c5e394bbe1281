import type {
  each as eachInEnglish,
  several as severalInEnglish,
  waiting as waitingInEnglish,
} from '../../en/conversation/several.ts'
import type { Keys } from '../../sentences.ts'

export const several = {
  ask: '{count, plural, one {Sal ek dit doen?} other {Sal ek dit alles doen?}}',
  confirm: 'Bevestig {who}: {what}',
  anyway: 'Bevestig {who} al is meer belowe as wat vry is: {what}',
  decline: '{hasReason, select, true {Wys {who} af (“{reason}”): {what}} other {Wys {who} af: {what}}}',
  offer: 'Bied {who} aan: {what}',
  offerBeside: 'Bied {who} nog ’n keuse aan: {what}',
  withdraw: 'Trek terug wat julle {who} aanbied: {what}',
  tell: 'Stuur vir {who}: “{words}”',
  late: '{knows, select, both {Ons loop omtrent {minutes} minute laat: jou bespreking van {time} begin teen omtrent {later}.} minutes {Ons loop omtrent {minutes} minute laat.} other {{hasTime, select, true {Ons loop laat: jou bespreking van {time} begin ’n bietjie later.} other {Ons loop laat.}}}}',
  start: 'Begin: {who}, {what}',
  ready: 'Gereed om gehaal te word: {who}, {what}',
  done: 'Klaar: {who}, {what}, {total}',
  noshow: 'Nie opgedaag nie: {who}, {what}',
  cancel: '{hasReason, select, true {Kanselleer {who} (“{reason}”): {what}} other {Kanselleer {who}: {what}}}',
  quote: '{hasNote, select, true {Kwotasie: {what}, {total} (“{note}”)} other {Kwotasie: {what}, {total}}}',
  priced: '{work} teen {each} per band',
  lacks:
    'Geen {brand} {size} staan met voorraad op jou lys nie, so niks is nog aangebied nie.{hasOthers, select, true { Jy het {others}.} other {}} Watter daarvan, of wat anders, moet ek aanbied?',
  waits: 'Wag nog vir julle antwoord: {who}.',
  stays: '{count, plural, one {{who} bly soos dit is.} other {Dié bly soos hulle is: {who}.}}',
  until: '{customer} (tot {moment})',
  missed: 'Ek doen niks met “{words}” nie.',
  askThem: 'Dit is al wat ek weet. Skryf "vra {who} ..." en ek gee dit aan.',
  quoteFacts:
    'Ek weet wat in die versoek staan, en niks meer nie: naam en nommer kom saam met die bespreking. Jou prys is dié van een band; die werk kom by soos dit in jou lys staan.',
  rescueFacts:
    'Ek weet wat in die versoek staan, en niks meer nie: die skakel lei na die plek, en die nommer kom sodra die bestuurder jou vat.',
  askedByOther: '{when} is wat {name} gevra het, wat nog wag.',
  sendOffer: 'Stuur aanbod',
  oneByOne: 'Een vir een',
  notFree: 'Nie vry nie: {times}.',
  free: 'Vry daardie dag: {times}.',
  noneFree: 'Niks is daardie dag vry nie.',
  nothing: 'Goed, niks is gedoen nie en niemand is ingelig nie.',
  left: '{who} bly soos dit was.',
  gone: '{who}: dit is nie meer oop nie.',
  dropped: 'Goed, ek het dit vir niemand gestuur nie.',
  promisedStand: 'Besprekings wat julle bevestig het, bly soos hulle is: niemand verloor hierdeur bande nie.',
  rescueMinutes: 'Oor hoeveel minute is iemand daar? Nog niemand het iets gehoor nie.',
  rescueWhich: 'Verskeie bestuurders wag langs die pad. Wie bedoel jy met {minutes} minute?',
  rescueWhom: 'Verskeie bestuurders wag langs die pad. Vir wie is dit? Niemand is nog iets gesê nie.',
  rescueRow: '{name}, {place}',
  drivers: 'Bestuurders',
  rescuePrice: 'Die bestuurder sien die pryse van julle lys wat in die versoek staan, op enige uur.',
  quoteOthers: 'Ek wys nie wie nog gevra is nie, en ook nie hulle pryse nie.',
  restOfStock: 'As al die res reg is, tik daarna bo op "Voorraad is reg".',
  addTime: 'Iemand van ons kyk daarna, gewoonlik binne ’n werksdag; bestuurders sien dit sodra dit in julle lys staan.',
  gap: 'Ek kan nie vir ’n paar uur in die middel van ’n dag toemaak nie, so niks is verander nie, en besprekings staan. Blok daardie tyd in julle kalender: {url}',
} as const satisfies Keys<typeof severalInEnglish>

export const each = {
  confirm: 'Sal ek al hierdie bevestig? Die bestuurders hoor dit dadelik.',
  decline: 'Sal ek al hierdie afwys? Die bestuurders hoor dit dadelik.',
  all: 'Ja, al {count}',
  oneByOne: 'Een vir een',
  nothing: 'Goed, ek het vir niemand iets gesê nie. Hulle wag nog vir julle antwoord.',
  undo: 'Ontdoen {number}',
} as const satisfies Keys<typeof eachInEnglish>

export const waiting = {
  one: 'Vat jou tyd. {customer} se versoek wag tot {until} vir julle antwoord; dan verval dit en die kliënt hoor dit.',
  several:
    'Vat jou tyd. {count} versoeke wag vir julle antwoord, die eerste tot {until}; dan verval dit en die kliënt hoor dit.',
} as const satisfies Keys<typeof waitingInEnglish>
