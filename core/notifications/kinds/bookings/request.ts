import { waitsForShop } from '#core/rules/bookings/booking-life.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { dayWords, momentWords } from '#core/texts/when.ts'
import type { BookingFacts } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { confirm, decline, propose, shopAnswers } from '../../bookings/buttons.ts'
import { asked, phoneLine, planned, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

type Booking = BookingFacts['booking']

/** A driver asks the shop for a fitting. */
export const bookingRequest = bookingKind({
  to: ['shop'],
  keeps: hours(4),
  stillTrue: waitsForShop,
  notice: ({ booking }, say) => ({
    title: say.bookingNotices.request.title(booking.code),
    lines: linesOf(
      time(booking, say),
      workOf(booking, say),
      booking.order && say.bookingNotices.request.toOrder(booking.order.tyres),
      ...booking.cautions.map(say.cautions.one),
      how(booking, say),
      phoneLine(booking.customer.phone, say),
      booking.comes && say.booking.whoComes(booking.comes, booking.locationType),
      booking.heldUntil && say.bookingNotices.request.notConfirmed(momentWords(booking.heldUntil, say.dates)),
      booking.notes !== '' && say.bookingNotices.note(booking.notes),
      say.bookingNotices.request.total(formatRand(booking.totalCents)),
      booking.asksOthers && say.beside.alsoAsked,
      booking.answerBy && !booking.heldUntil && say.beside.until(momentWords(booking.answerBy, say.dates)),
    ),
    question: booking.preferredStart ? say.bookingNotices.request.canYou : say.bookingNotices.request.whenCanYou,
    buttons: [...(booking.preferredStart ? [confirm(say, booking)] : []), propose(say, booking), decline(say, booking)],
  }),
  template: {
    body: (say) => say.bookingNotices.request.template,
    variables: ({ booking }, say) => [
      booking.code,
      workAndNote(booking, say),
      customer(booking, say),
      asked(booking, say),
      formatRand(booking.totalCents),
      momentWords(booking.answerBy ?? booking.askedAt, say.dates),
    ],
    buttons: shopAnswers,
  },
})

/** A template has no room for lines, so cautions and note stand behind the work. */
function workAndNote(booking: Booking, say: Texts): string {
  const order = booking.order ? [`(${say.bookingNotices.request.toOrder(booking.order.tyres)})`] : []
  const work = [workOf(booking, say), ...order, ...booking.cautions.map(say.cautions.one)].join(' ')
  return booking.notes ? say.bookingNotices.noted(work, booking.notes) : work
}

const time = (booking: Booking, say: Texts): string => {
  const { proposeOne, proposeOneOn } = say.bookingNotices.request
  if (booking.preferredStart) return planned(booking, say)
  return booking.preferredDate ? proposeOneOn(dayWords(booking.preferredDate, say.dates)) : proposeOne
}

const how = ({ customer: { name }, address, locationType }: Booking, { bookingNotices }: Texts): string => {
  const { waits, dropsOff, wantsYou } = bookingNotices.request
  return { wait: waits(name), drop_off: dropsOff(name), mobile: wantsYou(name, address ?? '') }[locationType]
}

/** Who asks, how to reach them, where to come to, and who comes in their place. */
function customer({ customer, address, comes, locationType }: Booking, { bookingNotices, booking }: Texts): string {
  const asks = [
    customer.name,
    customer.phone && formatPhone(customer.phone),
    address && bookingNotices.youComeTo(address),
  ]
  const instead = comes ? ` (${booking.whoComes(comes, locationType)})` : ''
  return `${asks.filter(Boolean).join(', ')}${instead}`
}
