import { cancelReasons, isTooLateToChange } from '#core/rules/bookings/booking-life.ts'
import { formatPhone } from '#core/rules/format.ts'
import type { BookingFacts, Notice, Open, Tell } from '../notice.ts'
import { momentWords } from '../when.ts'
import { booking as words } from './booking.ts'

type Booking = BookingFacts['booking']

const moment = (at: string | null | undefined) => (at ? momentWords(at, 'en') : 'a time to be agreed')
const current = ({ appointmentStart, slotStart }: Booking) => moment(appointmentStart ?? slotStart)
const wanted = ({ move, slotStart }: Booking) => moment(move?.start ?? slotStart)
const place = ({ shop }: Booking) => [shop.address, shop.suburb, shop.city].filter(Boolean).join(', ')
const lines = (...given: (string | undefined | null | false)[]) => given.filter((line) => typeof line === 'string')
const stands = (booking: Booking) =>
  booking.move ? `Until you answer, ${current(booking)} stands.` : 'The bay is held until you answer.'

const deskButtons = (booking: Booking): Pick<Notice, 'buttons'> => ({
  buttons: [
    ...(booking.slotStart ? [{ id: `booking:confirm:${booking.id}`, title: 'Confirm' }] : []),
    { id: `booking:propose:${booking.id}`, title: 'Propose another time' },
    { id: `booking:decline:${booking.id}`, title: booking.move ? 'Keep the old time' : 'Decline' },
  ],
})

const ending = ({ booking, moveEnded }: BookingFacts): string => {
  const { shop, customer } = booking
  const asker = moveEnded?.askedBy === 'shop' ? shop.name : customer.name
  const other = moveEnded?.askedBy === 'shop' ? customer.name : shop.name
  if (moveEnded?.why === 'withdrawn') return `${asker} no longer asks for another time.`
  if (moveEnded?.why === 'unanswered') return `${other} did not answer about the other time.`
  return `The other time does not suit ${other}.`
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

export const tellLife = {
  booking_move_asked: ({ booking }) =>
    only(waitsForShop(booking), {
      title: `Another time for ${booking.code}?`,
      lines: lines(
        `${booking.customer.name} asks for ${wanted(booking)}${booking.move ? ` instead of ${current(booking)}` : ''}.`,
        words.work(booking),
        booking.customer.phone && `Phone: ${formatPhone(booking.customer.phone)}`,
        stands(booking),
      ),
      question: 'Can you do it?',
      ...deskButtons(booking),
    }),
  booking_move_proposed: ({ booking }) =>
    only(waitsForDriver(booking), {
      title: `${booking.shop.name} asks for another time`,
      lines: lines(
        `${wanted(booking)} instead of ${current(booking)}`,
        words.work(booking),
        `Until you answer, ${current(booking)} stands.`,
      ),
      question: 'Does the other time suit you?',
      buttons: [
        { id: `booking:accept:${booking.id}`, title: 'Accept' },
        { id: `booking:refuse:${booking.id}`, title: 'Keep the old time' },
      ],
    }),
  booking_moved: ({ booking, directionsUrl, calendarUrl }, audience) =>
    audience === 'shop'
      ? {
          title: `Moved: ${booking.code}`,
          lines: lines(`${booking.customer.name} now comes ${current(booking)}.`, words.work(booking)),
        }
      : {
          title: `Moved: ${booking.shop.name}`,
          lines: lines(
            `Your booking ${booking.code} is now for ${current(booking)}.`,
            words.work(booking),
            booking.locationType === 'mobile' ? `They come to ${booking.address ?? 'you'}` : place(booking),
          ),
          links: [
            ...(booking.locationType === 'mobile' ? [] : [{ label: 'Directions', url: directionsUrl }]),
            { label: 'Calendar', url: calendarUrl },
          ],
        },
  booking_time_stands: (facts, audience) =>
    only(isConfirmed(facts.booking), {
      title: `${facts.booking.code} stays as it is`,
      lines: lines(
        ending(facts),
        `The booking${audience === 'customer' ? ` at ${facts.booking.shop.name}` : ` of ${facts.booking.customer.name}`} stands: ${current(facts.booking)}.`,
      ),
      ...(audience === 'customer' && {
        buttons: [
          { id: `booking:move:${facts.booking.id}`, title: 'Another time' },
          { id: `booking:cancel:${facts.booking.id}`, title: 'Cancel booking' },
        ],
      }),
    }),
  booking_proposal_expired: ({ booking }) =>
    only(wentUnanswered(booking), {
      title: `Request ${booking.code} has ended`,
      lines: [`${booking.customer.name} did not answer your proposed time. The bay is free again.`],
    }),
  booking_reminder: ({ booking, directionsUrl, now }) =>
    only(isConfirmed(booking), {
      title: `Reminder: ${booking.shop.name}`,
      lines: lines(
        current(booking),
        words.work(booking),
        booking.locationType === 'mobile' ? `They come to ${booking.address ?? 'you'}` : place(booking),
        booking.shop.phone && `Phone: ${formatPhone(booking.shop.phone)}`,
        `Reference ${booking.code}`,
      ),
      ...(booking.locationType !== 'mobile' && { links: [{ label: 'Directions', url: directionsUrl }] }),
      ...(isChangeable(booking, now) && {
        buttons: [
          { id: `booking:move:${booking.id}`, title: 'Another time' },
          { id: `booking:cancel:${booking.id}`, title: 'Cancel booking' },
        ],
      }),
    }),
  booking_unanswered: ({ booking }) =>
    only(waitsForShop(booking), {
      title: `${booking.customer.name} is still waiting`,
      lines: lines(
        booking.move
          ? `They ask for ${wanted(booking)} instead of ${current(booking)} (${booking.code}).`
          : `Request ${booking.code} for ${booking.slotStart ? wanted(booking) : 'any time'}`,
        words.work(booking),
        booking.move ? stands(booking) : 'Without an answer the request ends and they look elsewhere.',
      ),
      question: 'Can you do it?',
      ...deskButtons(booking),
    }),
  booking_started: ({ booking }) => ({
    title: `${booking.shop.name} has begun`,
    lines: lines(words.work(booking), `Reference ${booking.code}`),
  }),
  booking_completed: ({ booking }) => ({
    title: `Done: ${booking.shop.name}`,
    lines: lines(
      words.work(booking),
      booking.locationType === 'drop_off' && 'Your car is ready to be fetched.',
      booking.shop.phone && `Phone: ${formatPhone(booking.shop.phone)}`,
      'After about 50 km have the wheel nuts checked. Drive safely!',
    ),
    question: 'How was it? Your stars help other drivers.',
    buttons: [{ id: `booking:rate:${booking.id}`, title: 'Rate your visit' }],
  }),
} satisfies Record<string, Tell>

export const openLife: Record<keyof typeof tellLife, Open> = {
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
    booking.slotStart ? wanted(booking) : 'any time that suits you',
    words.work(booking),
  ],
  booking_started: ({ booking }) => [booking.shop.name, booking.code, words.work(booking)],
  booking_completed: ({ booking }) => [booking.shop.name, booking.code, words.work(booking)],
}

const answers = { confirm: 'Confirm', propose: 'Propose another time', decline: 'Decline' }
const tyres = '4 x Michelin Primacy 4 205/55R16 91V'

export const lifeTemplates = {
  booking_move_asked: {
    body: 'The customer {{1}} asks for another time for booking {{2}}. The new time would be {{3}} for this work: {{4}}. Can you do it? What was agreed before stands until you answer.',
    samples: ['Thandi', 'KX7M2', 'Monday 23 November at 11:00', tyres],
    buttons: answers,
  },
  booking_move_proposed: {
    body: 'The shop {{1}} asks you to come at another time for your booking {{2}}. They can help you on {{3}} instead of {{4}}. What was agreed before stands until you answer.',
    samples: ['Randburg Tyres', 'KX7M2', 'Monday 23 November at 11:00', 'Monday 23 November at 10:30'],
    buttons: { accept: 'Accept', refuse: 'Keep the old time' },
  },
  booking_moved: {
    body: 'Booking {{1}} at the shop {{2}} has been moved. The new time is {{3}} for this work: {{4}}. There is nothing more for you to do.',
    samples: ['KX7M2', 'Randburg Tyres', 'Monday 23 November at 11:00', tyres],
  },
  booking_time_stands: {
    body: 'Booking {{1}} at the shop {{2}} stays as it was, on {{3}}, although another time was asked for. {{4}} Answer this message if you need to change it.',
    samples: ['KX7M2', 'Randburg Tyres', 'Monday 23 November at 10:30', 'The other time does not suit Randburg Tyres.'],
  },
  booking_proposal_expired: {
    body: 'The customer {{1}} did not answer the time that you proposed. Booking request {{2}} for {{3}} has ended, and the bay is free again.',
    samples: ['Thandi', 'KX7M2', 'Monday 23 November at 11:00'],
  },
  booking_reminder: {
    body: 'A reminder of your booking {{1}}: the shop {{2}} expects you on {{3}} for this work: {{4}}. The address is {{5}} and the way there is {{6}} on the map. Answer this message if you cannot come.',
    samples: [
      'KX7M2',
      'Randburg Tyres',
      'Monday 23 November at 10:30',
      tyres,
      '12 Bram Fischer Drive, Ferndale, Randburg',
      'https://www.google.com/maps/dir/?api=1&destination=-26.0936,28.0064',
    ],
  },
  booking_unanswered: {
    body: 'The customer {{1}} is still waiting for your answer to booking request {{2}} for {{3}} with this work: {{4}}. Please answer soon, or the request will end.',
    samples: ['Thandi', 'KX7M2', 'Monday 23 November at 10:30', tyres],
    buttons: answers,
  },
  booking_started: {
    body: 'The shop {{1}} has begun your booking {{2}} with this work: {{3}}. We tell you here when it is done.',
    samples: ['Randburg Tyres', 'KX7M2', tyres],
  },
  booking_completed: {
    body: 'The shop {{1}} has completed your booking {{2}} with this work: {{3}}. After about 50 km have the wheel nuts checked. How was it? Your stars help other drivers.',
    samples: ['Randburg Tyres', 'KX7M2', tyres],
    buttons: { rate: 'Rate your visit' },
  },
}
