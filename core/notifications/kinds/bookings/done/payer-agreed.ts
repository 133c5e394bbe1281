import { formatRand } from '#core/rules/format.ts'
import { hours } from '#core/rules/time/time.ts'
import { bookingKind } from '../../../bookings/booking-kind.ts'
import { planned, workOf } from '../../../bookings/wording.ts'
import { linesOf } from '../../../notice.ts'

/** Who pays for it has said yes to its total. */
export const bookingPayerAgreed = bookingKind({
  to: ['customer', 'shop'],
  keeps: hours(24),
  stillTrue: ({ status }) => status !== 'cancelled',
  notice: ({ booking, payer }, say) => ({
    title: say.handed.title(booking.code),
    lines: linesOf(
      payer && say.handed.yes({ name: payer.name, sum: formatRand(payer.totalCents) }),
      workOf(booking, say),
      planned(booking, say),
      booking.shop.name,
    ),
  }),
  template: {
    body: (say) => say.handed.template,
    variables: ({ booking, payer }, say) => [
      payer?.name ?? '',
      formatRand(payer?.totalCents ?? booking.totalCents),
      booking.code,
      workOf(booking, say),
      planned(booking, say),
    ],
  },
})
