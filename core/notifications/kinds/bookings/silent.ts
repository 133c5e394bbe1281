import type { BookingView } from '#core/contracts/bookings.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

const isSilent = ({ status, awaiting, asksOthers }: BookingView): boolean =>
  status === 'pending' && awaiting === 'shop' && !asksOthers

const until = ({ answerBy }: BookingView, say: Texts): string =>
  answerBy ? momentWords(answerBy, say.dates) : say.bookingNotices.toBeAgreed
const askMore = (say: Texts, booking?: BookingView) => ({
  id: booking ? `booking:beside:${booking.id}` : 'booking:beside',
  title: say.beside.silent.ask,
})
const wait = (say: Texts, booking?: BookingView) => ({
  id: booking ? `booking:wait:${booking.id}` : 'booking:wait',
  title: say.beside.silent.wait,
})

/** The shop has let opening minutes pass: its driver may have others asked as well. */
export const bookingSilent = bookingKind({
  to: ['customer'],
  keeps: hours(1),
  concerns: isSilent,
  stillTrue: isSilent,
  notice: ({ booking }, say) => ({
    title: say.beside.silent.title(booking.shop.name),
    lines: linesOf(workOf(booking, say), say.beside.silent.line(until(booking, say))),
    question: say.beside.silent.question,
    buttons: [askMore(say, booking), wait(say, booking)],
  }),
  template: {
    body: (say) => say.beside.silent.template,
    variables: ({ booking }, say) => [booking.shop.name, booking.code, until(booking, say)],
    buttons: (say) => [askMore(say), wait(say)],
  },
})
