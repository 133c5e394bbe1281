import { cancelReasons, wasRequest } from '#core/rules/bookings/booking-life.ts'
import { brand } from '#core/rules/brand.ts'
import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { BookingFacts } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { others } from '../../bookings/buttons.ts'
import { planned, reasonOf, workOf } from '../../bookings/wording.ts'
import { linesOf } from '../../notice.ts'

/** One side has cancelled, or nobody came: the other side is told. */
export const bookingCancelled = bookingKind({
  to: ['shop', 'customer'],
  keeps: hours(24),
  calendar: true,
  notice: (facts, say) => {
    const { booking, audience } = facts
    const { cancelled, freeAgain, anotherShop } = say.bookingNotices
    const reason = reasonOf(booking, say)
    const [work, time, who] = [workOf(booking, say), planned(booking, say), by(facts, say)]
    return {
      title: cancelled.title(booking.code, wasRequest(booking)),
      lines: linesOf(
        audience === 'shop'
          ? cancelled.toShop(work, time, who)
          : cancelled.toCustomer(work, time, booking.shop.name, who),
        reason && cancelled.reason(reason),
        audience === 'shop' ? freeAgain : anotherShop,
      ),
      ...(audience === 'customer' && { buttons: [others(say, booking)] }),
    }
  },
  template: {
    body: (say) => say.bookingNotices.cancelled.template,
    variables: (facts, say) => [
      facts.booking.code,
      facts.booking.shop.name,
      planned(facts.booking, say),
      by(facts, say),
      reasonOf(facts.booking, say) ?? say.bookingNotices.notGiven,
    ],
  },
})

const by = ({ booking, audience }: BookingFacts, { bookingNotices: say }: Texts): string => {
  if (booking.cancelReason === cancelReasons.shopBlocked) return brand.name
  if (booking.cancelledBy !== 'shop') return say.theCustomer
  return audience === 'shop' ? say.yourShop : say.theShop
}
