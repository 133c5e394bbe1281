import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { brand } from '#core/rules/brand.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import type { Audience, BookingFacts, MailKind, NoticeKind, Open, Tell } from '../notice.ts'
import { dayWords, momentWords } from '../when.ts'
import { booking as words } from './booking.ts'
import { openLife, tellLife } from './booking-life.ts'

type Booking = BookingFacts['booking']

const anyTime = 'any time that suits you'
const moment = (at: string | null) => (at ? momentWords(at, 'en') : undefined)
const onDay = ({ preferredDate }: Booking) => (preferredDate ? ` on ${dayWords(preferredDate, 'en')}` : '')
const asked = (booking: Booking) =>
  moment(booking.preferredStart) ?? (booking.preferredDate ? `any time${onDay(booking)}` : anyTime)
const planned = ({ appointmentStart, slotStart, preferredStart }: Booking) =>
  moment(appointmentStart ?? slotStart ?? preferredStart) ?? 'a time to be agreed'
const place = ({ shop }: Booking) => [shop.address, shop.suburb, shop.city].filter(Boolean).join(', ')
const where = (booking: Booking) =>
  ({
    wait: 'waits while it is done',
    drop_off: 'drops the car off',
    mobile: `wants you to come to ${booking.address ?? ''}`,
  })[booking.locationType]
const ownReasons = new Set<string>(Object.values(cancelReasons))
/** Who asks, how to reach them, and where to come to. */
const customer = ({ customer, address }: Booking): string =>
  [customer.name, customer.phone && formatPhone(customer.phone), address && `come to ${address}`]
    .filter(Boolean)
    .join(', ')

const reason = ({ cancelReason }: Booking): string | undefined => {
  if (cancelReason === cancelReasons.noShow) return 'nobody came at the agreed time'
  return cancelReason && !ownReasons.has(cancelReason) ? cancelReason : undefined
}
const otherShops = ({ id }: Booking) => ({ buttons: [{ id: `booking:others:${id}`, title: 'Other shops' }] })
const lines = (...given: (string | undefined | null | false)[]) => given.filter((line) => typeof line === 'string')
const by = ({ cancelledBy }: Booking, audience: Audience) =>
  cancelledBy === 'shop' ? (audience === 'shop' ? 'your shop' : 'the shop') : 'the customer'
const isProposal = ({ preferredStart, appointmentStart }: Booking) => preferredStart !== appointmentStart
const customerSilent = ({ cancelReason }: Booking) => cancelReason === cancelReasons.proposalUnanswered

const tell: Record<NoticeKind, Tell> = {
  ...tellLife,
  booking_request: ({ booking }) => ({
    title: `New booking request ${booking.code}`,
    lines: lines(
      booking.preferredStart ? planned(booking) : `Any time${onDay(booking)}: please propose one`,
      words.work(booking),
      `${booking.customer.name} ${where(booking)}`,
      booking.customer.phone && `Phone: ${formatPhone(booking.customer.phone)}`,
      booking.heldUntil !== null &&
        `The customer has not confirmed number or e-mail address yet. Without that or your answer, the request ends ${moment(booking.heldUntil)}.`,
      booking.notes !== '' && `Note: ${booking.notes}`,
      `Total ${formatRand(booking.totalCents)} as quoted`,
    ),
    question: booking.preferredStart ? 'Can you do it? The bay is held until you answer.' : 'When can you do it?',
    buttons: [
      ...(booking.preferredStart ? [{ id: `booking:confirm:${booking.id}`, title: 'Confirm' }] : []),
      { id: `booking:propose:${booking.id}`, title: 'Propose another time' },
      { id: `booking:decline:${booking.id}`, title: 'Decline' },
    ],
  }),
  booking_requested: ({ booking }) => ({
    title: `Your request to ${booking.shop.name}`,
    lines: lines(
      booking.preferredStart
        ? `You asked for ${asked(booking)}. The bay is held until the shop answers.`
        : `You asked for ${asked(booking)}. The shop will propose one.`,
      words.work(booking),
      booking.locationType === 'mobile' ? `They come to ${booking.address ?? 'you'}` : place(booking),
      booking.shop.phone && `Phone: ${formatPhone(booking.shop.phone)}`,
      `Total ${formatRand(booking.totalCents)}, paid at the shop`,
      `Reference ${booking.code}`,
    ),
  }),
  booking_confirmed: ({ booking, directionsUrl, calendarUrl }) => ({
    title: `Confirmed: ${booking.shop.name}`,
    lines: lines(
      planned(booking),
      words.work(booking),
      booking.locationType === 'mobile' ? `They come to ${booking.address ?? 'you'}` : place(booking),
      booking.shop.phone && `Phone: ${formatPhone(booking.shop.phone)}`,
      `Total ${formatRand(booking.totalCents)}, paid at the shop`,
      `Reference ${booking.code}`,
    ),
    links: [
      ...(booking.locationType === 'mobile' ? [] : [{ label: 'Directions', url: directionsUrl }]),
      { label: 'Calendar', url: calendarUrl },
    ],
  }),
  booking_accepted: ({ booking }) =>
    isProposal(booking)
      ? {
          title: `Time accepted: ${booking.code}`,
          lines: lines(`${booking.customer.name} comes ${planned(booking)}.`, words.work(booking)),
        }
      : undefined,
  booking_declined: ({ booking }) => ({
    title: `${booking.shop.name} cannot do it`,
    lines: lines(
      `They declined your request ${booking.code} for ${asked(booking)}.`,
      reason(booking) && `Their reason: ${reason(booking)}`,
      'Nothing is booked. Send your tyre size or "my bookings" and I look further.',
    ),
    ...otherShops(booking),
  }),
  booking_time_proposed: ({ booking }) => ({
    title: `${booking.shop.name} proposes another time`,
    lines: lines(
      `${planned({ ...booking, appointmentStart: null })}${booking.preferredStart ? ` instead of ${asked(booking)}` : ''}`,
      words.work(booking),
    ),
    question: 'Does it suit you? They hold the bay for you.',
    buttons: [
      { id: `booking:accept:${booking.id}`, title: 'Accept' },
      { id: `booking:refuse:${booking.id}`, title: 'Decline' },
    ],
  }),
  booking_proposal_declined: ({ booking }) => ({
    title: `Time not accepted: ${booking.code}`,
    lines: [
      `${booking.customer.name} cannot come at the time that you proposed. The request has ended and the bay is free.`,
    ],
  }),
  booking_cancelled: ({ booking }, audience) => ({
    title: `Booking ${booking.code} is cancelled`,
    lines: lines(
      `${words.work(booking)}, ${planned(booking)}${audience === 'customer' ? ` at ${booking.shop.name}` : ''}, was cancelled by ${by(booking, audience)}.`,
      reason(booking) && `Reason: ${reason(booking)}`,
      audience === 'shop' ? 'The bay is free again.' : 'Send your tyre size and I find you another shop.',
    ),
    ...(audience === 'customer' && otherShops(booking)),
  }),
  booking_expired: ({ booking }) => ({
    title: `Your request ${booking.code} has ended`,
    lines: [
      booking.cancelReason === cancelReasons.notConfirmed
        ? 'Neither the number nor the e-mail address was confirmed in time, so nothing is booked.'
        : customerSilent(booking)
          ? `The time that ${booking.shop.name} proposed was not answered, so nothing is booked.`
          : `${booking.shop.name} did not answer in time, so nothing is booked.`,
      'Send your tyre size and I find you another shop.',
    ],
    ...otherShops(booking),
  }),
}

const open: Record<Exclude<NoticeKind, MailKind>, Open> = {
  ...openLife,
  booking_request: ({ booking }) => [
    booking.code,
    booking.notes ? `${words.work(booking)} (note: ${booking.notes})` : words.work(booking),
    customer(booking),
    asked(booking),
    formatRand(booking.totalCents),
  ],
  booking_confirmed: ({ booking, directionsUrl, calendarUrl }) => [
    booking.code,
    booking.shop.name,
    planned(booking),
    words.work(booking),
    booking.locationType === 'mobile' ? (booking.address ?? '') : place(booking),
    directionsUrl,
    calendarUrl,
  ],
  booking_accepted: ({ booking }) => [booking.customer.name, booking.code, planned(booking), words.work(booking)],
  booking_declined: ({ booking }) => [booking.shop.name, booking.code, asked(booking), reason(booking) ?? 'not given'],
  booking_time_proposed: ({ booking }) => [
    booking.shop.name,
    booking.code,
    planned({ ...booking, appointmentStart: null }),
    asked(booking),
  ],
  booking_proposal_declined: ({ booking }) => [booking.customer.name, booking.code, planned(booking)],
  booking_cancelled: ({ booking }, audience) => [
    booking.code,
    booking.shop.name,
    planned(booking),
    by(booking, audience),
    reason(booking) ?? 'not given',
  ],
  booking_expired: ({ booking }) => [
    booking.code,
    booking.shop.name,
    asked(booking),
    customerSilent(booking) ? 'the proposed time was not answered' : 'the shop did not answer',
  ],
}

export const notifications = {
  tell,
  open,
  mailFooter: (why: string) => `${why} ${brand.name} is a marketplace: you deal with the shop itself and pay there.`,
  mailToShop: `You get this e-mail because your shop takes bookings on ${brand.name}.`,
  mailToCustomer: `You get this e-mail because you booked through ${brand.name}.`,
  seeBooking: 'See, change or cancel this booking',
  continueOnWhatsapp: 'Continue on WhatsApp',
  answerOnWhatsapp: 'Answer on WhatsApp',
}
