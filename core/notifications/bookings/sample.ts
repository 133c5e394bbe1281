import type { Audience, BookingFacts } from './booking-facts.ts'

const start = '2026-11-23T08:30:00.000Z'
const later = '2026-11-23T09:00:00.000Z'

/** A made-up booking that shows WhatsApp how a template reads. */
export const sampleOf = (audience: Audience): BookingFacts => ({
  audience,
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=-26.0936,28.0064',
  calendarUrl: 'https://spoor.example/calendar/abc',
  now: new Date('2026-11-18T07:00:00.000Z'),
  moveEnded: { askedBy: 'customer', why: 'declined' },
  booking: {
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
    },
    services: ['fitting'],
    quantity: 4,
    listingId: null,
    tyre: { brand: 'Michelin', model: 'Primacy 4', size: '205/55R16 91V' },
    rear: null,
    cautions: [],
    lines: [],
    totalCents: 791_600,
    locationType: 'wait',
    address: null,
    preferredStart: start,
    preferredDate: '2026-11-23',
    appointmentStart: null,
    slotStart: start,
    heldUntil: null,
    move: { by: 'customer', start: later },
    askedAt: '2026-11-18T07:00:00.000Z',
    durationMinutes: 60,
    customer: { name: 'Thandi', phone: null, email: null },
    notes: '',
    cancelledBy: 'customer',
    cancelReason: 'load shedding',
    reviewed: false,
    createdAt: '2026-11-18T07:00:00.000Z',
  },
})
