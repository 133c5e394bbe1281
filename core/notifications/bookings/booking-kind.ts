import type { BookingView } from '#core/contracts/bookings.ts'
import { type AnyKind, type KindSpec, kind, type TemplateSpec } from '../kind.ts'
import type { Audience, BookingFacts } from './booking-facts.ts'
import { sampleOf } from './sample.ts'

type OfBooking<To extends Audience> = {
  to: readonly To[]
  /** Whether the event concerns this kind at all; if not, nothing is told or stored. */
  concerns?: (booking: BookingView) => boolean
  /** A notice that is no longer true when it would be told or sent is dropped. */
  stillTrue?: (booking: BookingView) => boolean
  /** An e-mail carries the calendar entry, for the appointment stands or falls. */
  calendar?: true
}
export type BookingKind<To extends Audience = Audience> = KindSpec<BookingFacts> & OfBooking<To> & AnyKind

type Own<To extends Audience> = OfBooking<To> &
  Pick<KindSpec<BookingFacts>, 'keeps' | 'notice'> &
  Partial<Pick<KindSpec<BookingFacts>, 'channels'>> & { template?: Omit<TemplateSpec<BookingFacts>, 'sample'> }

/**
 * A kind of notice about a booking: urgent, under the switch for bookings, on every channel unless it says otherwise.
 */
export const bookingKind = <const To extends Audience>({ template, ...own }: Own<To>): BookingKind<To> =>
  kind<BookingFacts, OfBooking<To>>({
    topic: 'bookings',
    purpose: 'service',
    channels: ['whatsapp', 'email', 'in_app', 'push'],
    urgent: true,
    named: 'booking',
    ...own,
    ...(template && { template: { ...template, sample: sampleOf(own.to[0] ?? 'customer') } }),
  })
