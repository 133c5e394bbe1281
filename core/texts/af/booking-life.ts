import { cancelReasons, isTooLateToChange } from '#core/rules/bookings/booking-life.ts'
import { formatPhone } from '#core/rules/format.ts'
import type { lifeTemplates as english, tellLife as englishTell } from '../en/booking-life.ts'
import type { BookingFacts, Notice, Open, Tell } from '../notice.ts'
import { momentWords } from '../when.ts'
import { booking as words } from './booking.ts'

type Booking = BookingFacts['booking']

const moment = (at: string | null | undefined) => (at ? momentWords(at, 'af') : '’n tyd wat nog gereël word')
const current = ({ appointmentStart, slotStart }: Booking) => moment(appointmentStart ?? slotStart)
const wanted = ({ move, slotStart }: Booking) => moment(move?.start ?? slotStart)
const place = ({ shop }: Booking) => [shop.address, shop.suburb, shop.city].filter(Boolean).join(', ')
const lines = (...given: (string | undefined | null | false)[]) => given.filter((line) => typeof line === 'string')
const stands = (booking: Booking) =>
  booking.move ? `Totdat jy antwoord, bly dit ${current(booking)}.` : 'Die plek word gehou totdat jy antwoord.'

const deskButtons = (booking: Booking): Pick<Notice, 'buttons'> => ({
  buttons: [
    ...(booking.slotStart ? [{ id: `booking:confirm:${booking.id}`, title: 'Bevestig' }] : []),
    { id: `booking:propose:${booking.id}`, title: 'Stel ander tyd voor' },
    { id: `booking:decline:${booking.id}`, title: booking.move ? 'Hou die ou tyd' : 'Wys af' },
  ],
})

const ending = ({ booking, moveEnded }: BookingFacts): string => {
  const { shop, customer } = booking
  const asker = moveEnded?.askedBy === 'shop' ? shop.name : customer.name
  const other = moveEnded?.askedBy === 'shop' ? customer.name : shop.name
  if (moveEnded?.why === 'withdrawn') return `${asker} vra nie meer vir ’n ander tyd nie.`
  if (moveEnded?.why === 'unanswered') return `${other} het nie oor die ander tyd geantwoord nie.`
  return `Die ander tyd pas ${other} nie.`
}

/** What is no longer so by the time that it would be told is not told. */
const only = (holds: boolean, notice: Notice): Notice | undefined => (holds ? notice : undefined)
const waitsForShop = ({ awaiting, move }: Booking) => awaiting === 'shop' || move?.by === 'customer'
const waitsForDriver = ({ move }: Booking) => move?.by === 'shop'
const isConfirmed = ({ status }: Booking) => status === 'confirmed'
const wentUnanswered = ({ cancelReason }: Booking) => cancelReason === cancelReasons.proposalUnanswered

const MINUTES_TO_TAP = 10

const isChangeable = ({ appointmentStart }: Booking, now: Date): boolean =>
  appointmentStart !== null &&
  !isTooLateToChange(new Date(appointmentStart), new Date(now.getTime() + MINUTES_TO_TAP * 60_000))

export const tellLife: Record<keyof typeof englishTell, Tell> = {
  booking_move_asked: ({ booking }) =>
    only(waitsForShop(booking), {
      title: `’n Ander tyd vir ${booking.code}?`,
      lines: lines(
        `${booking.customer.name} vra vir ${wanted(booking)}${booking.move ? ` in plaas van ${current(booking)}` : ''}.`,
        words.work(booking),
        booking.customer.phone && `Foon: ${formatPhone(booking.customer.phone)}`,
        stands(booking),
      ),
      question: 'Kan julle dit doen?',
      ...deskButtons(booking),
    }),
  booking_move_proposed: ({ booking }) =>
    only(waitsForDriver(booking), {
      title: `${booking.shop.name} vra vir ’n ander tyd`,
      lines: lines(
        `${wanted(booking)} in plaas van ${current(booking)}`,
        words.work(booking),
        `Totdat jy antwoord, bly dit ${current(booking)}.`,
      ),
      question: 'Pas die ander tyd jou?',
      buttons: [
        { id: `booking:accept:${booking.id}`, title: 'Aanvaar' },
        { id: `booking:refuse:${booking.id}`, title: 'Hou die ou tyd' },
      ],
    }),
  booking_moved: ({ booking, directionsUrl, calendarUrl }, audience) =>
    audience === 'shop'
      ? {
          title: `Verskuif: ${booking.code}`,
          lines: lines(`${booking.customer.name} kom nou ${current(booking)}.`, words.work(booking)),
        }
      : {
          title: `Verskuif: ${booking.shop.name}`,
          lines: lines(
            `Jou bespreking ${booking.code} is nou vir ${current(booking)}.`,
            words.work(booking),
            booking.locationType === 'mobile' ? `Hulle kom na ${booking.address ?? 'jou'}` : place(booking),
          ),
          links: [
            ...(booking.locationType === 'mobile' ? [] : [{ label: 'Pad daarheen', url: directionsUrl }]),
            { label: 'Kalender', url: calendarUrl },
          ],
        },
  booking_time_stands: (facts, audience) =>
    only(isConfirmed(facts.booking), {
      title: `${facts.booking.code} bly soos dit is`,
      lines: lines(
        ending(facts),
        `Die bespreking${audience === 'customer' ? ` by ${facts.booking.shop.name}` : ` van ${facts.booking.customer.name}`} staan: ${current(facts.booking)}.`,
      ),
      ...(audience === 'customer' && {
        buttons: [
          { id: `booking:move:${facts.booking.id}`, title: '’n Ander tyd' },
          { id: `booking:cancel:${facts.booking.id}`, title: 'Kanselleer' },
        ],
      }),
    }),
  booking_proposal_expired: ({ booking }) =>
    only(wentUnanswered(booking), {
      title: `Versoek ${booking.code} het verval`,
      lines: [`${booking.customer.name} het nie op jou voorgestelde tyd geantwoord nie. Die plek is weer oop.`],
    }),
  booking_reminder: ({ booking, directionsUrl, now }) =>
    only(isConfirmed(booking), {
      title: `Herinnering: ${booking.shop.name}`,
      lines: lines(
        current(booking),
        words.work(booking),
        booking.locationType === 'mobile' ? `Hulle kom na ${booking.address ?? 'jou'}` : place(booking),
        booking.shop.phone && `Foon: ${formatPhone(booking.shop.phone)}`,
        `Verwysing ${booking.code}`,
      ),
      ...(booking.locationType !== 'mobile' && { links: [{ label: 'Pad daarheen', url: directionsUrl }] }),
      ...(isChangeable(booking, now) && {
        buttons: [
          { id: `booking:move:${booking.id}`, title: '’n Ander tyd' },
          { id: `booking:cancel:${booking.id}`, title: 'Kanselleer' },
        ],
      }),
    }),
  booking_unanswered: ({ booking }) =>
    only(waitsForShop(booking), {
      title: `${booking.customer.name} wag nog`,
      lines: lines(
        booking.move
          ? `Hulle vra vir ${wanted(booking)} in plaas van ${current(booking)} (${booking.code}).`
          : `Versoek ${booking.code} vir ${booking.slotStart ? wanted(booking) : 'enige tyd'}`,
        words.work(booking),
        booking.move ? stands(booking) : 'Sonder ’n antwoord verval die versoek en soek hulle elders.',
      ),
      question: 'Kan julle dit doen?',
      ...deskButtons(booking),
    }),
  booking_started: ({ booking }) => ({
    title: `${booking.shop.name} het begin`,
    lines: lines(words.work(booking), `Verwysing ${booking.code}`),
  }),
  booking_completed: ({ booking }) => ({
    title: `Klaar: ${booking.shop.name}`,
    lines: lines(
      words.work(booking),
      booking.locationType === 'drop_off' && 'Jou kar kan gehaal word.',
      booking.shop.phone && `Foon: ${formatPhone(booking.shop.phone)}`,
      'Laat kyk na so 50 km die wielmoere na. Ry veilig!',
    ),
    question: 'Hoe was dit? Jou sterre help ander bestuurders.',
    buttons: [{ id: `booking:rate:${booking.id}`, title: 'Gee sterre' }],
  }),
}

export const openLife: Record<keyof typeof englishTell, Open> = {
  booking_move_asked: ({ booking }) => [booking.customer.name, booking.code, wanted(booking), words.work(booking)],
  booking_move_proposed: ({ booking }) => [booking.shop.name, booking.code, wanted(booking), current(booking)],
  booking_moved: ({ booking }) => [booking.code, booking.shop.name, current(booking), words.work(booking)],
  booking_time_stands: (facts) => [facts.booking.code, facts.booking.shop.name, current(facts.booking), ending(facts)],
  booking_proposal_expired: ({ booking }) => [booking.customer.name, booking.code, wanted(booking)],
  booking_reminder: ({ booking, directionsUrl }) => [
    booking.code,
    booking.shop.name,
    current(booking),
    words.work(booking),
    booking.locationType === 'mobile' ? (booking.address ?? '') : place(booking),
    directionsUrl,
  ],
  booking_unanswered: ({ booking }) => [
    booking.customer.name,
    booking.code,
    booking.slotStart ? wanted(booking) : 'enige tyd wat jou pas',
    words.work(booking),
  ],
  booking_started: ({ booking }) => [booking.shop.name, booking.code, words.work(booking)],
  booking_completed: ({ booking }) => [booking.shop.name, booking.code, words.work(booking)],
}

const answers = { confirm: 'Bevestig', propose: 'Stel ander tyd voor', decline: 'Wys af' }
const tyres = '4 x Michelin Primacy 4 205/55R16 91V'

export const lifeTemplates: typeof english = {
  booking_move_asked: {
    body: 'Die kliënt {{1}} vra vir ’n ander tyd vir bespreking {{2}}. Die nuwe tyd sal wees {{3}} vir hierdie werk: {{4}}. Kan julle dit doen? Wat voorheen afgespreek is, staan totdat jy antwoord.',
    samples: ['Thandi', 'KX7M2', 'Maandag 23 November om 11:00', tyres],
    buttons: answers,
  },
  booking_move_proposed: {
    body: 'Die winkel {{1}} vra dat jy op ’n ander tyd kom vir jou bespreking {{2}}. Hulle kan jou help op {{3}} in plaas van {{4}}. Wat voorheen afgespreek is, staan totdat jy antwoord.',
    samples: ['Randburg Tyres', 'KX7M2', 'Maandag 23 November om 11:00', 'Maandag 23 November om 10:30'],
    buttons: { accept: 'Aanvaar', refuse: 'Hou die ou tyd' },
  },
  booking_moved: {
    body: 'Bespreking {{1}} by die winkel {{2}} is verskuif. Die nuwe tyd is {{3}} vir hierdie werk: {{4}}. Jy hoef niks verder te doen nie.',
    samples: ['KX7M2', 'Randburg Tyres', 'Maandag 23 November om 11:00', tyres],
  },
  booking_time_stands: {
    body: 'Bespreking {{1}} by die winkel {{2}} bly soos dit was, op {{3}}, al is ’n ander tyd gevra. {{4}} Antwoord op hierdie boodskap as jy dit wil verander.',
    samples: ['KX7M2', 'Randburg Tyres', 'Maandag 23 November om 10:30', 'Die ander tyd pas Randburg Tyres nie.'],
  },
  booking_proposal_expired: {
    body: 'Die kliënt {{1}} het nie geantwoord op die tyd wat jy voorgestel het nie. Besprekingsversoek {{2}} vir {{3}} het verval, en die plek is weer oop.',
    samples: ['Thandi', 'KX7M2', 'Maandag 23 November om 11:00'],
  },
  booking_reminder: {
    body: '’n Herinnering aan jou bespreking {{1}}: die winkel {{2}} verwag jou op {{3}} vir hierdie werk: {{4}}. Die adres is {{5}} en die pad daarheen is {{6}} op die kaart. Antwoord op hierdie boodskap as jy nie kan kom nie.',
    samples: [
      'KX7M2',
      'Randburg Tyres',
      'Maandag 23 November om 10:30',
      tyres,
      '12 Bram Fischer Drive, Ferndale, Randburg',
      'https://www.google.com/maps/dir/?api=1&destination=-26.0936,28.0064',
    ],
  },
  booking_unanswered: {
    body: 'Die kliënt {{1}} wag nog vir jou antwoord op besprekingsversoek {{2}} vir {{3}} met hierdie werk: {{4}}. Antwoord asseblief gou, anders verval die versoek.',
    samples: ['Thandi', 'KX7M2', 'Maandag 23 November om 10:30', tyres],
    buttons: answers,
  },
  booking_started: {
    body: 'Die winkel {{1}} het begin met jou bespreking {{2}} vir hierdie werk: {{3}}. Ons sê hier sodra dit klaar is.',
    samples: ['Randburg Tyres', 'KX7M2', tyres],
  },
  booking_completed: {
    body: 'Die winkel {{1}} is klaar met jou bespreking {{2}} vir hierdie werk: {{3}}. Laat kyk na so 50 km die wielmoere na. Hoe was dit? Jou sterre help ander bestuurders.',
    samples: ['Randburg Tyres', 'KX7M2', tyres],
    buttons: { rate: 'Gee sterre' },
  },
}
