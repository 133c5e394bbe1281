import type { Corrected } from '#core/rules/bookings/corrections.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { BookingFacts } from '../../../bookings/booking-facts.ts'
import { bookingKind } from '../../../bookings/booking-kind.ts'
import { writeToShop } from '../../../bookings/buttons.ts'
import { current, sumsOf, workOf } from '../../../bookings/wording.ts'
import { linesOf } from '../../../notice.ts'

/** The shop has corrected the booking; what it says that the driver agreed to on the phone is said as that. */
export const bookingCorrected = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  stillTrue: ({ status }) => status !== 'cancelled',
  calendar: true,
  notice: (facts, say) => {
    const { booking } = facts
    const { corrected, reference } = say.bookingNotices
    const isAgreed = facts.correction?.agreedByPhone ?? false
    return {
      title: (isAgreed ? corrected.titleAgreed : corrected.title)(booking.shop.name),
      lines: linesOf(isAgreed && corrected.agreed, ...changes(facts, say), reference(booking.code)),
      question: ifWrong(facts, say),
      buttons: [writeToShop(say, booking)],
    }
  },
  template: {
    body: (say) => say.bookingNotices.corrected.template,
    variables: (facts, say) => [
      facts.booking.shop.name,
      facts.booking.code,
      facts.correction?.agreedByPhone ? say.bookingNotices.corrected.byPhone : say.bookingNotices.corrected.byShop,
      changes(facts, say).join('; ') || workOf(facts.booking, say),
    ],
    buttons: (say) => [writeToShop(say)],
  },
})

/** Each thing that is another one now, as it is now. */
function changes({ booking, correction }: BookingFacts, say: Texts): string[] {
  const { corrected: words, note } = say.bookingNotices
  const is = (...wanted: Corrected[]): boolean => wanted.some((one) => correction?.corrected.includes(one))
  return linesOf(
    is('time') && words.time(current(booking, say)),
    is('tyres', 'number') && words.work(workOf(booking, say)),
    is('work') && words.work(booking.services.map((service) => say.serviceNames[service]).join(', ')),
    isSplitAnew(correction) && words.lines(sumsOf(booking, say)),
    is('total') && words.total(formatRand(booking.totalCents)),
    is('phone') && words.phone(booking.customer.phone && formatPhone(booking.customer.phone)),
    is('plate') && words.plate(booking.plate),
    is('note') && (booking.notes ? note(booking.notes) : words.noNote),
  )
}

/** The same tyres and work for the same total, in other lines. */
const isSplitAnew = (
  { corrected }: NonNullable<BookingFacts['correction']> = { corrected: [], agreedByPhone: false },
) => corrected.includes('lines') && !priced.some((one) => corrected.includes(one))
const priced: readonly Corrected[] = ['tyres', 'number', 'work', 'total']

const ifWrong = ({ booking: { shop } }: BookingFacts, { bookingNotices: { corrected } }: Texts): string =>
  corrected.ifWrong(shop.phone && formatPhone(shop.phone))
