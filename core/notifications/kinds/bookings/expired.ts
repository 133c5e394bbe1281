import { hours } from '#core/rules/time/time.ts'
import { customerWasSilent, wasNotConfirmed } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { others } from '../../bookings/buttons.ts'
import { asked } from '../../bookings/wording.ts'

/** A request ended because one side did not answer. */
export const bookingExpired = bookingKind({
  to: ['customer'],
  keeps: hours(24),
  notice: ({ booking }, say) => {
    const { expired, anotherShop } = say.bookingNotices
    const silent = customerWasSilent(booking) ? expired.youWereSilent : expired.shopWasSilent
    const ending = wasNotConfirmed(booking) ? expired.notConfirmed : silent(booking.shop.name)
    return {
      title: expired.title(booking.code),
      lines: [ending, anotherShop],
      buttons: [others(say, booking)],
    }
  },
  template: {
    body: (say) => say.bookingNotices.expired.template,
    variables: ({ booking }, say) => [
      booking.code,
      booking.shop.name,
      asked(booking, say),
      customerWasSilent(booking) ? say.bookingNotices.expired.notAnswered : say.bookingNotices.expired.shopSilent,
    ],
    buttons: (say) => [others(say)],
  },
})
