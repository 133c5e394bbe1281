import { hours } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type BookingFacts, isConfirmed } from '../../bookings/booking-facts.ts'
import { bookingKind } from '../../bookings/booking-kind.ts'
import { cancel, move } from '../../bookings/buttons.ts'
import { changesWork } from '../../bookings/offer-words.ts'
import { current, endingOf } from '../../bookings/wording.ts'
import { endedWords } from './offers-ended.ts'

/** Another time came to nothing: the booking stays as it was. */
export const bookingTimeStands = bookingKind({
  to: ['customer', 'shop'],
  keeps: hours(24),
  stillTrue: isConfirmed,
  notice: (facts, say) => {
    const { booking, audience } = facts
    const { timeStands } = say.bookingNotices
    const time = current(booking, say)
    return {
      title: timeStands.title(booking.code),
      lines: [
        howEnded(facts, say),
        audience === 'customer'
          ? timeStands.toCustomer(booking.shop.name, time)
          : timeStands.toShop(booking.customer.name, time),
      ],
      ...(audience === 'customer' && { buttons: [move(say, booking), cancel(say, booking)] }),
    }
  },
  template: {
    body: (say) => say.bookingNotices.timeStands.template,
    variables: (facts, say) => [
      facts.booking.code,
      facts.booking.shop.name,
      current(facts.booking, say),
      howEnded(facts, say),
    ],
  },
})

/** Another time, or what else was asked for instead. */
const howEnded = (facts: BookingFacts, say: Texts): string =>
  facts.booking.offers.some((one) => one.state !== 'open' && one.state !== 'taken' && changesWork(facts.booking, one))
    ? endedWords(facts, say)
    : endingOf(facts, say)
