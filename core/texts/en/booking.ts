import type { BookingView, LocationType } from '#core/contracts/bookings.ts'
import type { Caution } from '#core/contracts/tyres.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import type { HolidayName } from '#core/rules/time/public-holidays.ts'
import type { Axle } from '#core/rules/tyres/axles.ts'
import { dayWords, momentWords, shortDay } from '../when.ts'
import { cautions } from './cautions.ts'
import { dates } from './dates.ts'
import { holidays } from './holidays.ts'
import { serviceNames } from './services.ts'

const how: Record<LocationType, string> = {
  wait: 'wait while it is done',
  drop_off: 'drop the car off',
  mobile: 'the fitter comes to you',
}

const nearest = (free: string[]): string => (free.length > 0 ? ` The nearest free times are ${free.join(', ')}.` : '')

const orMobile = (callOut: string | undefined): string =>
  callOut ? `. They also come to you (call-out ${callOut}): say "come to me".` : '.'

const status = (booking: BookingView) => {
  if (booking.status === 'pending')
    return booking.awaiting === 'customer' ? 'waits for your answer' : 'waits for the shop'
  if (booking.status === 'confirmed') return 'confirmed'
  if (booking.status === 'in_progress') return booking.readyAt ? 'the car is ready' : 'in progress'
  if (booking.status === 'completed') return 'completed'
  return 'cancelled'
}

const start = (booking: BookingView) => booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
const work = (booking: BookingView) =>
  bookedTyres(booking, { front: 'front', rear: 'rear' }) ??
  booking.services.map((service) => serviceNames[service]).join(', ')

const totals = ({ totalCents, done }: BookingView): string =>
  done && done.totalCents !== totalCents
    ? `${formatRand(totalCents)} quoted, ${formatRand(done.totalCents)} done`
    : `Total ${formatRand(totalCents)}, paid at the shop`

/** Whose booking it is, when, and what for: said with everything that a shop does with it. */
const named = (booking: BookingView) =>
  `${booking.code} (${[booking.customer.name, start(booking) && momentWords(start(booking) ?? '', dates), work(booking)].filter(Boolean).join(', ')})`

export const booking = {
  work,
  named,
  shortDay: (date: string) => shortDay(date, dates),
  title: (shop: string) => `your booking at ${shop}`,
  whichService: (shop: string) => `What should ${shop} do?`,
  services: 'Services',
  noServices: (shop: string) => `${shop} takes no bookings for services here. Please call them.`,
  howShort: { wait: 'Wait there', drop_off: 'Drop it off', mobile: 'Come to me' } satisfies Record<
    LocationType,
    string
  >,
  whichHow: (shop: string, callOut: string | undefined, what: string) =>
    `Booking at *${shop}*: ${what}. Will you wait there or drop the car off?${callOut ? ` They also come to you (call-out ${callOut}).` : ''}`,
  bothAxles: (front: number, whatFront: string, rear: number, whatRear: string) =>
    `Both axles are in this booking: ${front} x ${whatFront} in front and ${rear} x ${whatRear} behind. Say "only the fronts" or "only the rears" for less.`,
  otherAxle: (size: string) =>
    `This booking is for one axle. The tyres of the other one are ${size}; tap to see sets for both.`,
  sameAllRound: (count: number) =>
    count > 2
      ? `Front and rear wear the same size here, so these ${count} tyres are for both axles.`
      : `This booking is for ${count} ${count === 1 ? 'tyre' : 'tyres'}. Front and rear wear the same size here: say "make it 4" for all round.`,
  whichAxle: (count: number, front: string, rear: string) =>
    `Front and rear differ: ${front} in front, ${rear} behind. Where do you want the ${count}?`,
  onAxle: (count: number, axle: Axle) => (axle === 'front' ? `${count} in front` : `${count} behind`),
  keepBoth: 'Keep both axles',
  begun: (shop: string, what: string) => `Booking at *${shop}*: ${what}.`,
  howNow: (way: LocationType, callOut?: string) => {
    if (way === 'mobile') return 'All right, the fitter comes to you.'
    if (way === 'drop_off') return `All right, you ${how[way]}.`
    return `You ${how[way]}; say "drop off" to leave the car${orMobile(callOut)}`
  },
  whichAddress: 'At which address should they come? Type it, with the suburb.',
  shortAddress: 'Please give the street and the suburb, so that the fitter finds you.',
  whichDay: (shop: string) =>
    `Which day suits you? ${shop} has free times on these days; you can also type one, such as "Friday" or "25 Nov 14h00".`,
  days: 'Days',
  freeTimes: (count: number) => (count === 1 ? '1 free time' : `${count} free times`),
  anyTime: 'Any time',
  anyTimeHint: 'The shop proposes one',
  noDays: (shop: string) => `${shop} has no free time in the next 60 days. You can ask them to propose one.`,
  closedThen: (date: string, next: string | undefined, holiday?: HolidayName) =>
    `They are closed on ${dayWords(date, dates)}${holiday ? ` (${holidays[holiday]})` : ''}.${next ? ` The next day with free times is ${dayWords(next, dates)}.` : ''}`,
  fullThen: (date: string, next: string | undefined) =>
    `${dayWords(date, dates)} is fully booked.${next ? ` The next day with free times is ${dayWords(next, dates)}.` : ''}`,
  noMoreToday: (_date: string, next: string | undefined) =>
    `They have no free time left today.${next ? ` The next day with free times is ${dayWords(next, dates)}.` : ''}`,
  pastDay: (date: string) => `${dayWords(date, dates)} has passed.`,
  noneInHours: (date: string, from?: string, to?: string) =>
    `Nothing is free ${from && to ? `between ${from} and ${to}` : from ? `after ${from}` : `before ${to}`} on ${dayWords(date, dates)}.`,
  tooFar: 'Bookings reach 60 days ahead.',
  timeKept: (time: string) => `${time}, all right. On which day?`,
  whichTime: (date: string, free: string) => `*${dayWords(date, dates)}*. Free times: ${free}. Which one?`,
  times: 'Times',
  otherDay: 'Another day',
  notATime: 'I did not get the time. Write it like "10:30", "half past 8" or "3pm".',
  timeTaken: (wanted: string, date: string, free: string[]) =>
    `${wanted} on ${dayWords(date, dates)} is not free.${nearest(free)}`,
  closedAt: (wanted: string, date: string, hours: string, free: string[]) =>
    `They are closed at ${wanted} on ${dayWords(date, dates)}: open ${hours}.${nearest(free)}`,
  tooSoon: (wanted: string, free: string[]) =>
    `${wanted} is too soon: the shop needs half an hour of its opening time to answer.${nearest(free)}`,
  shortNotice: (wanted: string, free: string[]) =>
    `${wanted} is too soon: the shop takes no bookings at such short notice.${nearest(free)}`,
  readBack: (at: string) => `${momentWords(at, dates)}.`,
  whichName: 'Which name is the booking for?',
  whichNumber: (shop: string) =>
    `${shop} may have to call you, and WhatsApp hides your number. Tap below to share it, or type it. If you would rather not, write "no thanks".`,
  noNumberThere: 'I find no phone number in that. Please type it, such as 082 123 4567, or write "no thanks".',
  shortName: 'I need a name in letters.',
  whichNotes: 'Anything the shop should know (locking nut, colour of the car)? Type it, or tap Nothing.',
  noNotes: 'Nothing',
  notesCut: (most: number) => `Your note is long: the shop gets the first ${most} characters.`,
  summary: (draft: {
    shop: string
    address: string
    what: string
    cautions: Caution[]
    lines: string[]
    total: string
    how: LocationType
    callOut: string | undefined
    at: string | undefined
    customerAddress: string | undefined
    name: string
    notes: string
  }) =>
    [
      '*Please check your booking*',
      draft.what,
      ...draft.cautions.map(cautions.one),
      `${draft.shop}, ${draft.address}`,
      draft.at ? momentWords(draft.at, dates) : 'Any time: the shop proposes one',
      draft.customerAddress
        ? `At ${draft.customerAddress} (${how.mobile})`
        : `You ${how[draft.how]}${orMobile(draft.callOut)}`,
      `Name: ${draft.name}`,
      draft.notes ? `Note: ${draft.notes}` : undefined,
      '',
      ...draft.lines,
      `*Total ${draft.total}*, paid at the shop`,
      `\nShall I send it?${draft.notes ? '' : ' Write here what the shop should know, or what should be different.'}`,
    ]
      .filter((line) => line !== undefined)
      .join('\n'),
  askShop: 'Send request',
  notYet: 'Nothing is sent yet. Shall I send it as it stands?',
  changeSomething: 'Change',
  dropIt: 'Cancel',
  whatChange: 'What should be different?',
  changeDay: 'Day',
  changeTime: 'Time',
  changeQuantity: 'Number of tyres',
  changeHow: 'Wait or drop off',
  changeName: 'Name',
  changeNotes: 'Note',
  whichQuantity: 'How many tyres?',
  notEnough: (stock: number) => `They have only ${stock} of these. How many do you want?`,
  quantityRange: 'Please choose between 1 and 20 tyres.',
  requested: (booking: BookingView) =>
    `Asked! *${booking.shop.name}* has your request ${booking.code}${start(booking) ? ` for ${momentWords(start(booking) ?? '', dates)}` : ''} and the bay is held for you. I tell you here as soon as they answer.`,
  requestedAnyTime: (booking: BookingView) =>
    `Asked! *${booking.shop.name}* has your request ${booking.code} and will propose a time. I tell you here as soon as they answer.`,
  toldToItsEnd:
    'You asked us to stop. About this booking I still write to you; about nothing else until you send START.',
  slotJustTaken: 'Somebody was faster: that time has just been taken.',
  stockJustGone: 'The shop has just sold these tyres. Let us look again.',
  dropped: 'All right, I have booked nothing.',
  none: 'You have no bookings. Send a tyre size or your vehicle to begin.',
  yourBookings: 'your bookings',
  listTitle: 'Your bookings:',
  line: (number: number, booking: BookingView) =>
    `${number}. *${booking.shop.name}*, ${start(booking) ? momentWords(start(booking) ?? '', dates) : 'time to be proposed'}\n${work(booking)} · ${status(booking)} · ${booking.code}`,
  endedTitle: '*Earlier*',
  howEnded: {
    done: 'done',
    byYou: 'cancelled by you',
    noAnswer: 'they did not answer',
    proposalUnanswered: 'their other time was not answered',
    notConfirmed: 'your number was not confirmed',
    noShow: 'you were missed',
    byShop: 'the shop said no',
    cancelled: 'cancelled',
  },
  ended: (booking: BookingView, how: string) =>
    `${booking.shop.name}, ${start(booking) ? momentWords(start(booking) ?? '', dates) : 'no time yet'} · ${work(booking)} · ${booking.code}: ${how}`,
  bookings: 'Bookings',
  details: (booking: BookingView, directions: string) =>
    [
      `*Booking ${booking.code}*: ${status(booking)}`,
      work(booking),
      ...booking.cautions.map(cautions.one),
      [booking.shop.name, booking.shop.address, booking.shop.suburb, booking.shop.city].filter(Boolean).join(', '),
      start(booking) ? momentWords(start(booking) ?? '', dates) : 'The shop proposes a time',
      booking.address ? `At ${booking.address}` : `You ${how[booking.locationType]}`,
      booking.offered?.quantity
        ? `They offer ${booking.offered.quantity} tyres: total ${formatRand(booking.offered.totalCents)}`
        : undefined,
      booking.offered?.note ? `They say: “${booking.offered.note}”` : undefined,
      booking.plate ? `Number plate: ${booking.plate}` : undefined,
      totals(booking),
      booking.shop.phone ? `Phone: ${formatPhone(booking.shop.phone)}` : undefined,
      `Directions: ${directions}`,
    ]
      .filter(Boolean)
      .join('\n'),
  cancelThis: 'Cancel booking',
  keepIt: 'Keep it',
  otherTime: 'Another time',
  reallyCancel: (booking: BookingView) =>
    `Cancel ${work(booking)} at ${booking.shop.name}${start(booking) ? ` on ${momentWords(start(booking) ?? '', dates)}` : ''}?`,
  whichCancel: 'Which booking should I cancel?',
  cancelled: (booking: BookingView) => `Booking ${booking.code} is cancelled. ${booking.shop.name} has been told.`,
  notSent: (words: string) =>
    `“${words}” says something else than this, so nothing is sent yet. If it is right as it stands, tap the first button; another booking comes after it.`,
  notAgreed: (words: string) => `“${words}” says something else than what is proposed, so nothing is agreed yet.`,
  kept: 'It stays as it is.',
  accepted: (booking: BookingView) =>
    `Thank you. Your booking at ${booking.shop.name} is confirmed for ${start(booking) ? momentWords(start(booking) ?? '', dates) : 'the proposed time'}.`,
  refused: (booking: BookingView) =>
    `All right, ${booking.shop.name} has been told that you do not want what they offered. Your request ${booking.code} has ended with that, and nothing is booked. Shall we look for another time or other tyres?`,
  bookAgain: 'Another time',
  noneWithCode: (code: string) =>
    `I find no booking ${code} under this number. Please open the link that you got for it, or send "my bookings".`,
  claimed: 'Thank you, your number is confirmed. I tell you here what happens with this booking.',
  gone: 'I cannot find that booking any more.',
  desk: {
    title: 'the answer to a booking request',
    confirmed: (booking: BookingView) =>
      `Confirmed: ${work(booking)} for ${booking.customer.name}${start(booking) ? `, ${momentWords(start(booking) ?? '', dates)}` : ''}. The driver has been told.`,
    declined: (booking: BookingView) => `Declined ${named(booking)}. ${booking.customer.name} has been told.`,
    whichTime: (booking: BookingView) =>
      `Which day and time can you offer ${booking.customer.name} for ${work(booking)}? For example "tomorrow 10:30".`,
    proposed: (booking: BookingView) =>
      `Proposed ${momentWords(start(booking) ?? '', dates)} to ${booking.customer.name}. A bay is held until the answer.`,
    line: (number: number, booking: BookingView) =>
      `${number}. ${booking.code} · ${booking.customer.name}\n${work(booking)}${start(booking) ? `\n${momentWords(start(booking) ?? '', dates)}` : '\nany time'}`,
    request: (booking: BookingView) =>
      [
        `*Booking request ${booking.code}*`,
        work(booking),
        booking.order && `To be ordered: ${booking.order.tyres}`,
        ...booking.cautions.map(cautions.one),
        start(booking)
          ? momentWords(start(booking) ?? '', dates)
          : `Any time${booking.preferredDate ? ` on ${dayWords(booking.preferredDate, dates)}` : ''}: please propose one`,
        `${booking.customer.name}${booking.customer.phone ? `, ${booking.customer.phone}` : ''}`,
        booking.address ? `At ${booking.address}` : `They ${how[booking.locationType]}`,
        booking.notes ? `Note: ${booking.notes}` : undefined,
        `Total ${formatRand(booking.totalCents)}`,
      ]
        .filter(Boolean)
        .join('\n'),
    confirm: 'Confirm',
    confirmOrdered: 'I have ordered it',
    propose: 'Offer other',
    decline: 'Decline',
    /** To somebody who answers for several shops. */
    forShop: (name: string, shop: string) => `${name}, for ${shop}`,
    noneWaiting: 'No request waits for your answer.',
    whichFirst: 'Several requests wait. Which one do you mean?',
    requests: 'Requests',
  },
}
