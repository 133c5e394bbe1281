import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { isAgreed } from '../../../bookings/booking-facts.ts'
import { bookingKind } from '../../../bookings/booking-kind.ts'
import { didNotCome, otherPrice, yesDone } from '../../../bookings/buttons.ts'
import { current, workOf } from '../../../bookings/wording.ts'

/** The shop closes and has not said what became of a booking of the day. */
export const bookingStillOpen = bookingKind({
  to: ['shop'],
  channels: ['whatsapp', 'in_app', 'push'],
  keeps: hours(14),
  stillTrue: isAgreed,
  notice: ({ booking }, say) => ({
    title: say.bookingNotices.stillOpen.title(booking.customer.name, current(booking, say)),
    lines: [workOf(booking, say), say.bookingNotices.reference(booking.code)],
    question: say.bookingNotices.stillOpen.question(formatRand(booking.totalCents)),
    buttons: [
      yesDone(say, booking),
      otherPrice(say, booking),
      ...(booking.status === 'confirmed' ? [didNotCome(say, booking)] : []),
    ],
  }),
  template: {
    body: (say) => say.bookingNotices.stillOpen.template,
    variables: ({ booking }, say) => [
      booking.code,
      booking.customer.name,
      current(booking, say),
      workOf(booking, say),
      formatRand(booking.totalCents),
    ],
    buttons: (say) => [yesDone(say), otherPrice(say), didNotCome(say)],
  },
})
