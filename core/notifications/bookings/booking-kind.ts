import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import { type AnyKind, type KindSpec, kind, type TemplateSpec } from '../kind.ts'
import type { Audience, BookingFacts } from './booking-facts.ts'

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

const start = '2026-11-23T08:30:00.000Z'
const later = '2026-11-23T09:00:00.000Z'

const offerAt = (start: string, place: number): BookingOffer => ({
  id: `019a0000-0000-7000-8000-00000000001${place}`,
  by: 'shop',
  round: 1,
  start,
  tyre: null,
  listingId: null,
  quantity: null,
  rear: null,
  services: null,
  durationMinutes: 60,
  lines: [],
  totalCents: 791_600,
  note: '',
  until: later,
  state: 'open',
})

/** A made-up booking that shows WhatsApp how a template reads. */
const sampleOf = (audience: Audience): BookingFacts => ({
  audience,
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=-26.0936,28.0064',
  calendarUrl: 'https://spoor.example/calendar/abc',
  now: new Date('2026-11-18T07:00:00.000Z'),
  moveEnded: { askedBy: 'customer', why: 'declined' },
  payer: { name: 'Nomsa Dube', totalCents: 791_600 },
  booking: {
    asksOthers: false,
    id: '019a0000-0000-7000-8000-000000000000',
    code: 'B4K7Q',
    status: 'confirmed',
    awaiting: null,
    shop: {
      id: '019a0000-0000-7000-8000-000000000001',
      slug: 'randburg-tyres',
      name: 'Randburg Tyres',
      address: '12 Bram Fischer Drive',
      suburb: 'Ferndale',
      city: 'Randburg',
      phone: null,
      lat: -26.0936,
      lng: 28.0064,
      paymentWays: ['card', 'cash'],
    },
    services: ['fitting'],
    quantity: 4,
    listingId: null,
    listingCode: null,
    answerBy: null,
    tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' },
    rear: null,
    cautions: [],
    lines: [],
    totalCents: 791_600,
    done: null,
    locationType: 'wait',
    address: null,
    preferredStart: start,
    preferredDate: '2026-11-23',
    appointmentStart: null,
    slotStart: start,
    heldUntil: null,
    move: { by: 'customer', start: later },
    offers: [offerAt(start, 1), offerAt(later, 2), offerAt('2026-11-23T12:00:00.000Z', 3)],
    askedAt: '2026-11-18T07:00:00.000Z',
    durationMinutes: 60,
    customer: { name: 'Thandi', phone: null, email: null },
    notes: '',
    plate: null,
    readyAt: null,
    completedAt: null,
    cancelledBy: 'customer',
    cancelReason: 'load shedding',
    reviewed: false,
    createdAt: '2026-11-18T07:00:00.000Z',
  },
})
