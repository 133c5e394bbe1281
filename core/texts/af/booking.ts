import type { BookingView, LocationType } from '#core/contracts/bookings.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import type { booking as english } from '../en/booking.ts'
import { dayWords, momentWords, shortDay } from '../when.ts'
import { cautions } from './cautions.ts'
import { dates } from './dates.ts'
import { holidays } from './holidays.ts'
import { serviceNames } from './services.ts'

const how: Record<LocationType, string> = {
  wait: 'wag daar',
  drop_off: 'los die kar daar',
  mobile: 'kry die monteur by jou',
}

const nearest = (free: string[]): string => (free.length > 0 ? ` Die naaste oop tye is ${free.join(', ')}.` : '')

const orMobile = (callOut: string | undefined): string =>
  callOut ? `. Hulle kom ook na jou toe (uitroep ${callOut}): sê "kom na my".` : '.'

const status = (booking: BookingView) => {
  if (booking.status === 'pending')
    return booking.awaiting === 'customer' ? 'wag vir jou antwoord' : 'wag vir die winkel'
  if (booking.status === 'confirmed') return 'bevestig'
  if (booking.status === 'in_progress') return booking.readyAt ? 'die kar is gereed' : 'aan die gang'
  if (booking.status === 'completed') return 'klaar'
  return 'gekanselleer'
}

const start = (booking: BookingView) => booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
const work = (booking: BookingView) =>
  bookedTyres(booking, { front: 'voor', rear: 'agter' }) ??
  booking.services.map((service) => serviceNames[service]).join(', ')
const when = (booking: BookingView, otherwise: string) => {
  const at = start(booking)
  return at ? momentWords(at, dates) : otherwise
}

const totals = ({ totalCents, done }: BookingView): string =>
  done && done.totalCents !== totalCents
    ? `${formatRand(totalCents)} gekwoteer, ${formatRand(done.totalCents)} gedoen`
    : `Totaal ${formatRand(totalCents)}, betaal by die winkel`

const named = (booking: BookingView) =>
  `${booking.code} (${[booking.customer.name, start(booking) && when(booking, ''), work(booking)].filter(Boolean).join(', ')})`

export const booking: typeof english = {
  work,
  named,
  shortDay: (date) => shortDay(date, dates),
  title: (shop) => `jou bespreking by ${shop}`,
  whichService: (shop) => `Wat moet ${shop} doen?`,
  services: 'Dienste',
  noServices: (shop) => `${shop} neem nie hier besprekings vir dienste nie. Bel hulle asseblief.`,
  howShort: { wait: 'Wag daar', drop_off: 'Los die kar', mobile: 'Kom na my' },
  whichHow: (shop, callOut, what) =>
    `Bespreking by *${shop}*: ${what}. Wag jy daar of los jy die kar?${callOut ? ` Hulle kom ook na jou toe (uitroep ${callOut}).` : ''}`,
  bothAxles: (front, whatFront, rear, whatRear) =>
    `Albei asse is in hierdie bespreking: ${front} x ${whatFront} voor en ${rear} x ${whatRear} agter. Sê "net die voorste" of "net die agterste" vir minder.`,
  otherAxle: (size) =>
    `Hierdie bespreking is vir een as. Die bande van die ander as is ${size}; tik om stelle vir albei te sien.`,
  sameAllRound: (count) =>
    count > 2
      ? `Voor en agter dra hier dieselfde grootte, so hierdie ${count} bande is vir albei asse.`
      : `Hierdie bespreking is vir ${count} ${count === 1 ? 'band' : 'bande'}. Voor en agter dra dieselfde grootte: sê "maak dit 4" vir al vier.`,
  whichAxle: (count, front, rear) =>
    `Voor en agter verskil: ${front} voor, ${rear} agter. Waar wil jy die ${count} hê?`,
  onAxle: (count, axle) => (axle === 'front' ? `${count} voor` : `${count} agter`),
  keepBoth: 'Hou albei asse',
  begun: (shop, what) => `Bespreking by *${shop}*: ${what}.`,
  howNow: (way, callOut) => {
    if (way === 'mobile') return 'Goed so, die monteur kom na jou.'
    if (way === 'drop_off') return `Goed so, jy ${how[way]}.`
    return `Jy ${how[way]}; sê "los die kar" om dit daar te los${orMobile(callOut)}`
  },
  whichAddress: 'By watter adres moet hulle kom? Tik dit, met die voorstad.',
  shortAddress: 'Gee asseblief die straat en die voorstad, sodat hulle jou kry.',
  whichDay: (shop) =>
    `Watter dag pas jou? ${shop} het oop tye op hierdie dae; jy kan ook een tik, soos "Vrydag" of "25 Nov 14h00".`,
  days: 'Dae',
  freeTimes: (count) => (count === 1 ? '1 oop tyd' : `${count} oop tye`),
  anyTime: 'Enige tyd',
  anyTimeHint: 'Die winkel stel een voor',
  noDays: (shop) => `${shop} het geen oop tyd in die volgende 60 dae nie. Jy kan vra dat hulle een voorstel.`,
  closedThen: (date, next, holiday) =>
    `Hulle is toe op ${dayWords(date, dates)}${holiday ? ` (${holidays[holiday]})` : ''}.${next ? ` Die volgende dag met oop tye is ${dayWords(next, dates)}.` : ''}`,
  fullThen: (date, next) =>
    `${dayWords(date, dates)} is vol bespreek.${next ? ` Die volgende dag met oop tye is ${dayWords(next, dates)}.` : ''}`,
  noMoreToday: (_date, next) =>
    `Hulle het vandag geen oop tyd meer nie.${next ? ` Die volgende dag met oop tye is ${dayWords(next, dates)}.` : ''}`,
  pastDay: (date) => `${dayWords(date, dates)} is verby.`,
  noneInHours: (date, from, to) =>
    `Niks is vry ${from && to ? `tussen ${from} en ${to}` : from ? `ná ${from}` : `voor ${to}`} op ${dayWords(date, dates)} nie.`,
  tooFar: 'Besprekings kan tot 60 dae vooruit.',
  timeKept: (time) => `${time}, goed so. Op watter dag?`,
  whichTime: (date, free) => `*${dayWords(date, dates)}*. Oop tye: ${free}. Watter een?`,
  times: 'Tye',
  otherDay: "'n Ander dag",
  notATime: 'Ek het nie die tyd verstaan nie. Skryf dit soos "10:30", "halfnege" of "15h00".',
  timeTaken: (wanted, date, free) => `${wanted} op ${dayWords(date, dates)} is nie oop nie.${nearest(free)}`,
  closedAt: (wanted, date, hours, free) =>
    `Hulle is toe om ${wanted} op ${dayWords(date, dates)}: oop ${hours}.${nearest(free)}`,
  tooSoon: (wanted, free) =>
    `${wanted} is te gou: die winkel het 'n halfuur van sy oop tyd nodig om te antwoord.${nearest(free)}`,
  shortNotice: (wanted, free) =>
    `${wanted} is te gou: die winkel neem nie besprekings so kort voor die tyd nie.${nearest(free)}`,
  readBack: (at) => `${momentWords(at, dates)}.`,
  whichName: 'Op watter naam is die bespreking?',
  whichNumber: (shop: string) =>
    `${shop} moet jou dalk bel, en WhatsApp steek jou nommer weg. Tik hier onder om dit te deel, of tik die nommer in. As jy eerder nie wil nie, skryf "nee dankie".`,
  noNumberThere:
    'Ek kry geen telefoonnommer daarin nie. Tik dit asseblief in, soos 082 123 4567, of skryf "nee dankie".',
  shortName: "Ek het 'n naam in letters nodig.",
  whichNotes: 'Iets wat die winkel moet weet (sluitmoer, kleur van die kar)? Tik dit, of tik op Niks.',
  noNotes: 'Niks',
  notesCut: (most) => `Jou nota is lank: die winkel kry die eerste ${most} karakters.`,
  summary: (draft) =>
    [
      '*Kyk asseblief na jou bespreking*',
      draft.what,
      ...draft.cautions.map(cautions.one),
      `${draft.shop}, ${draft.address}`,
      draft.at ? momentWords(draft.at, dates) : 'Enige tyd: die winkel stel een voor',
      draft.customerAddress
        ? `By ${draft.customerAddress} (jy ${how.mobile})`
        : `Jy ${how[draft.how]}${orMobile(draft.callOut)}`,
      `Naam: ${draft.name}`,
      draft.notes ? `Nota: ${draft.notes}` : undefined,
      '',
      ...draft.lines,
      `*Totaal ${draft.total}*, betaal by die winkel`,
      `\nSal ek dit stuur?${draft.notes ? '' : ' Skryf hier wat die winkel moet weet, of wat anders moet wees.'}`,
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
  askShop: 'Stuur versoek',
  notYet: 'Niks is nog gestuur nie. Sal ek dit stuur soos dit is?',
  changeSomething: 'Verander',
  dropIt: 'Kanselleer',
  whatChange: 'Wat moet anders wees?',
  changeDay: 'Dag',
  changeTime: 'Tyd',
  changeQuantity: 'Getal bande',
  changeHow: 'Wag of los die kar',
  changeName: 'Naam',
  changeNotes: 'Nota',
  whichQuantity: 'Hoeveel bande?',
  notEnough: (stock) => `Hulle het net ${stock} hiervan. Hoeveel wil jy hê?`,
  quantityRange: 'Kies asseblief tussen 1 en 20 bande.',
  requested: (booking) =>
    `Gevra! *${booking.shop.name}* het jou versoek ${booking.code} vir ${when(booking, '')} en die plek word vir jou gehou. Ek sê hier sodra hulle antwoord.`,
  requestedAnyTime: (booking) =>
    `Gevra! *${booking.shop.name}* het jou versoek ${booking.code} en sal 'n tyd voorstel. Ek sê hier sodra hulle antwoord.`,
  toldToItsEnd:
    'Jy het ons gevra om op te hou. Oor hierdie bespreking skryf ek nog aan jou; oor niks anders totdat jy START stuur nie.',
  slotJustTaken: 'Iemand was vinniger: daardie tyd is pas gevat.',
  stockJustGone: 'Die winkel het hierdie bande pas verkoop. Kom ons soek weer.',
  dropped: 'Goed so, ek het niks bespreek nie.',
  none: "Jy het geen besprekings nie. Stuur 'n bandgrootte of jou voertuig om te begin.",
  yourBookings: 'jou besprekings',
  listTitle: 'Jou besprekings:',
  line: (number, booking) =>
    `${number}. *${booking.shop.name}*, ${when(booking, 'tyd word nog voorgestel')}\n${work(booking)} · ${status(booking)} · ${booking.code}`,
  endedTitle: '*Vroeër*',
  howEnded: {
    done: 'klaar',
    byYou: 'deur jou gekanselleer',
    noAnswer: 'hulle het nie geantwoord nie',
    proposalUnanswered: 'hulle ander tyd is nie beantwoord nie',
    notConfirmed: 'jou nommer is nie bevestig nie',
    noShow: 'hulle het jou gemis',
    byShop: 'die winkel het nee gesê',
    cancelled: 'gekanselleer',
  },
  ended: (booking: BookingView, how: string) =>
    `${booking.shop.name}, ${start(booking) ? momentWords(start(booking) ?? '', dates) : 'nog geen tyd nie'} · ${work(booking)} · ${booking.code}: ${how}`,
  bookings: 'Besprekings',
  details: (booking, directions) =>
    [
      `*Bespreking ${booking.code}*: ${status(booking)}`,
      work(booking),
      ...booking.cautions.map(cautions.one),
      [booking.shop.name, booking.shop.address, booking.shop.suburb, booking.shop.city].filter(Boolean).join(', '),
      when(booking, "Die winkel stel 'n tyd voor"),
      booking.address ? `By ${booking.address}` : `Jy ${how[booking.locationType]}`,
      booking.offered?.quantity
        ? `Hulle bied ${booking.offered.quantity} bande aan: totaal ${formatRand(booking.offered.totalCents)}`
        : undefined,
      booking.offered?.note ? `Hulle sê: “${booking.offered.note}”` : undefined,
      booking.plate ? `Nommerplaat: ${booking.plate}` : undefined,
      totals(booking),
      booking.shop.phone ? `Telefoon: ${formatPhone(booking.shop.phone)}` : undefined,
      `Aanwysings: ${directions}`,
    ]
      .filter(Boolean)
      .join('\n'),
  cancelThis: 'Kanselleer dit',
  keepIt: 'Hou dit',
  otherTime: "'n Ander tyd",
  reallyCancel: (booking) =>
    `Kanselleer ${work(booking)} by ${booking.shop.name}${start(booking) ? ` op ${when(booking, '')}` : ''}?`,
  whichCancel: 'Watter bespreking moet ek kanselleer?',
  cancelled: (booking) => `Bespreking ${booking.code} is gekanselleer. ${booking.shop.name} weet daarvan.`,
  notSent: (words) =>
    `“${words}” sê iets anders as dit, so niks is nog gestuur nie. As dit reg is soos dit staan, tik op die eerste knoppie; ’n ander bespreking kom daarna.`,
  notAgreed: (words) => `“${words}” sê iets anders as wat voorgestel is, so niks is nog afgespreek nie.`,
  kept: 'Dit bly soos dit is.',
  accepted: (booking) =>
    `Dankie. Jou bespreking by ${booking.shop.name} is bevestig vir ${when(booking, 'die voorgestelde tyd')}.`,
  refused: (booking) =>
    `Goed so, ${booking.shop.name} weet dat jy nie wil hê wat hulle aangebied het nie. Jou versoek ${booking.code} is daarmee verby, en niks is bespreek nie. Sal ons 'n ander tyd of ander bande soek?`,
  bookAgain: "'n Ander tyd",
  noneWithCode: (code) =>
    `Ek kry geen bespreking ${code} onder hierdie nommer nie. Maak asseblief die skakel oop wat jy daarvoor gekry het, of stuur "my besprekings".`,
  claimed: 'Dankie, jou nommer is bevestig. Ek sê jou hier wat met hierdie bespreking gebeur.',
  gone: 'Ek kry nie meer daardie bespreking nie.',
  desk: {
    title: "die antwoord op 'n versoek",
    confirmed: (booking) =>
      `Bevestig: ${work(booking)} vir ${booking.customer.name}${start(booking) ? `, ${when(booking, '')}` : ''}. Die bestuurder weet daarvan.`,
    declined: (booking) => `${named(booking)} is van die hand gewys. ${booking.customer.name} weet daarvan.`,
    whichTime: (booking) =>
      `Watter dag en tyd kan jy ${booking.customer.name} aanbied vir ${work(booking)}? Byvoorbeeld "môre 10:30".`,
    proposed: (booking) =>
      `${when(booking, '')} voorgestel aan ${booking.customer.name}. 'n Plek word gehou tot die antwoord.`,
    line: (number, booking) =>
      `${number}. ${booking.code} · ${booking.customer.name}\n${work(booking)}\n${when(booking, 'enige tyd')}`,
    request: (booking) =>
      [
        `*Versoek ${booking.code}*`,
        work(booking),
        booking.order && `Moet bestel word: ${booking.order.tyres}`,
        ...booking.cautions.map(cautions.one),
        when(
          booking,
          `Enige tyd${booking.preferredDate ? ` op ${dayWords(booking.preferredDate, dates)}` : ''}: stel asseblief een voor`,
        ),
        `${booking.customer.name}${booking.customer.phone ? `, ${booking.customer.phone}` : ''}`,
        booking.address ? `By ${booking.address}` : `Hulle ${how[booking.locationType]}`,
        booking.notes ? `Nota: ${booking.notes}` : undefined,
        `Totaal ${formatRand(booking.totalCents)}`,
      ]
        .filter(Boolean)
        .join('\n'),
    confirm: 'Bevestig',
    confirmOrdered: 'Ek het dit bestel',
    propose: 'Bied iets anders',
    decline: 'Wys van die hand',
    forShop: (name, shop) => `${name}, vir ${shop}`,
    noneWaiting: 'Geen versoek wag op jou antwoord nie.',
    whichFirst: 'Verskeie versoeke wag. Watter een bedoel jy?',
    requests: 'Versoeke',
  },
}
