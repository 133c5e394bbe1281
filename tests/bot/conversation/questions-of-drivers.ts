import type { BookingDraft } from '#bot/flows/booking/draft.ts'
import { frame } from '#bot/flows/steps.ts'
import type { Asked } from './asked.ts'

const tyres = '4 x 205/55R16 in Randburg'
/** The draft of a booking that could be sent, so that any of its questions can be asked again. */
const atSummary = ['4 x 205/55R16 in Randburg', 'the dunlop', '[Book fitting]', 'friday', '10:00']

/** A question of that booking again, without what it asks for. */
const ofBooking =
  (
    step: 'quantity' | 'how' | 'address' | 'day' | 'time' | 'name' | 'comes' | 'notes' | 'noteSure' | 'number',
    other: object = {},
  ): Asked['at'] =>
  (_things, draft) =>
    frame('booking', step, { ...(draft as BookingDraft), ...other })

/** Each question of a driver, how it is come to, and what answers it. */
export const ofDrivers: Readonly<Record<string, Asked>> = {
  'search, size': { come: ['i need tyres'], give: '205/55R16', lands: '205/55R16' },
  'search, model': { come: ['tyres for my toyota in randburg'], give: 'hilux', lands: 'Hilux' },
  'search, year': { come: ['2 tyres for my polo vivo in randburg'], give: '2019', lands: '2019' },
  'search, option': { come: ['tyres for my vivo in randburg', '2019'], give: '185/60R15', lands: '185/60R15' },
  'search, place': { come: ['4 tyres 205/55R16 please'], give: 'Randburg', lands: 'Randburg' },
  'search, results': { come: [tyres], give: 'the dunlop', intent: 'pick', lands: 'TD3K9' },
  'search, compare': { come: [tyres, 'compare 1 and 2'], give: 'the dunlop', intent: 'pick', lands: 'TD3K9' },
  'search, otherRim': {
    at: () =>
      frame('search', 'otherRim', {
        query: { size: '205/55R16' },
        rim: 17,
        alike: [{ code: '205/50R17', differencePercent: 0.2 }],
      }),
    give: '205/50R17',
    lands: '205/50R17',
  },
  'search, offer': { come: [tyres, 'the dunlop'], give: 'friday 10:00', intent: 'book', lands: '10:00' },
  'booking, service': {
    come: ['tyre shops in randburg', '[Randburg Tyres]', '[Book a service]'],
    give: 'wheel alignment',
    lands: 'alignment',
  },
  'booking, quantity': { come: atSummary, at: ofBooking('quantity'), give: '2', lands: '"quantity":2' },
  'booking, axle': {
    come: ['tyres for my bmw 320i 2015 in randburg', 'book 1 friday 10:00', 'rather 2'],
    give: 'front',
    lands: 'TP5C7',
  },
  'booking, how': {
    come: atSummary,
    at: ofBooking('how', { locationType: undefined }),
    give: 'i will wait',
    lands: '"locationType":"wait"',
  },
  'booking, address': {
    come: atSummary,
    at: ofBooking('address', { locationType: 'mobile' }),
    give: '12 Hill Street, Ferndale, Randburg',
    lands: '12 Hill Street',
  },
  'booking, day': {
    come: atSummary,
    at: ofBooking('day', { date: undefined, time: undefined }),
    give: 'friday',
    lands: '2026-11-20',
  },
  'booking, time': {
    come: atSummary,
    at: ofBooking('time', { time: undefined }),
    give: '11:00',
    lands: '"time":"11:00"',
  },
  'booking, name': {
    come: atSummary,
    at: ofBooking('name', { name: undefined }),
    give: 'Lerato Mokoena',
    lands: '"name":"Lerato Mokoena"',
  },
  'booking, comes': {
    come: atSummary,
    at: ofBooking('comes', { comes: {} }),
    give: 'Grace Dlamini',
    lands: '"name":"Grace Dlamini"',
  },
  'booking, notes': {
    come: atSummary,
    at: ofBooking('notes', { notes: undefined }),
    give: 'please bring the lock nut',
    intent: 'unknown',
    lands: 'lock nut',
  },
  'booking, noteSure': {
    come: atSummary,
    at: ofBooking('noteSure', { noteAsked: 'not the black one' }),
    give: 'monday 11:00',
    lands: '"date":"2026-11-23"',
    sends: ['agree'],
  },
  'booking, summary': { come: atSummary, give: 'monday 11:00', lands: '"date":"2026-11-23"', sends: ['agree'] },
  'booking, change': {
    come: [...atSummary, '[Change]'],
    give: 'monday 11:00',
    lands: '"date":"2026-11-23"',
    sends: ['agree'],
  },
  'booking, number': { come: atSummary, at: ofBooking('number'), give: '082 555 0101', sends: ['give', 'refuse'] },
  'shops, place': { at: () => frame('shops', 'place', {}), give: 'Randburg', lands: 'Randburg' },
  'shops, list': {
    come: ['tyre shops in randburg'],
    give: 'the second one',
    intent: 'pick',
    lands: '"step":"details"',
  },
  'shops, details': { come: ['tyre shops in randburg', '[Randburg Tyres]'] },
  'shops, offered': { at: ({ shop }) => frame('shops', 'offered', { shopId: shop }) },
  'my-bookings, list': { at: () => frame('my-bookings', 'list', {}), give: '1', lands: '"step":"one"' },
  'my-bookings, one': { at: ({ booking }) => frame('my-bookings', 'one', { bookingId: booking }) },
  'my-bookings, sure': {
    at: ({ booking }) => frame('my-bookings', 'sure', { bookingId: booking, intent: 'cancel' }),
    // 'Cancel' says yes to it.
    sends: ['agree', 'drop'],
  },
  'my-bookings, moveDay': {
    at: ({ booking }) => frame('my-bookings', 'moveDay', { bookingId: booking, intent: 'move' }),
    give: 'monday',
    lands: '2026-11-23',
  },
  'my-bookings, moveTime': {
    at: ({ booking }) =>
      frame('my-bookings', 'moveTime', {
        bookingId: booking,
        intent: 'move',
        to: { date: '2026-11-23' },
        slots: ['2026-11-23T07:00:00.000Z', '2026-11-23T09:00:00.000Z'],
      }),
    give: '11:00',
    lands: '11:00',
    sends: ['give', 'pick'],
  },
  'my-bookings, moveSure': {
    at: ({ booking }) =>
      frame('my-bookings', 'moveSure', {
        bookingId: booking,
        intent: 'move',
        unsure: true,
        to: { date: '2026-11-23', time: '11:00' },
      }),
    give: '12:00',
    lands: '12:00',
    sends: ['agree', 'give'],
  },
  'my-bookings, besideSure': {
    at: ({ pending, listing }) => frame('my-bookings', 'besideSure', { bookingId: pending, beside: listing }),
    sends: ['agree'],
  },
  'my-bookings, change': { at: ({ booking }) => frame('my-bookings', 'change', { bookingId: booking }) },
  'my-bookings, changePrice': {
    at: ({ booking }) => frame('my-bookings', 'changePrice', { bookingId: booking, totalCents: 997_600 }),
    give: 'R 9 000',
    lands: '900000',
  },
  'my-bookings, changeSure': {
    at: ({ booking }) => frame('my-bookings', 'changeSure', { bookingId: booking, asks: { totalCents: 900_000 } }),
    sends: ['agree'],
  },
  'quotes, sure': { come: [tyres, '[Ask shops for a price]'], sends: ['agree'] },
  'quotes, addSure': {
    come: [tyres, '[Ask shops for a price]', '[Ask them]', 'let them all know my rims are black'],
    sends: ['agree'],
  },
  'alerts, car': {
    at: () =>
      frame('alerts', 'car', {
        query: {},
        making: true,
        vehicle: { make: 'Volkswagen', model: 'Polo Vivo', year: 2019 },
        sizes: ['175/70R14', '185/60R15'],
      }),
    give: '185/60R15',
    lands: '185/60R15',
  },
  'alerts, size': {
    at: () => frame('alerts', 'size', { query: {}, making: true }),
    give: '205/55R16',
    lands: '205/55R16',
  },
  'alerts, price': {
    come: ['tell me when 205/55R16 gets cheaper near randburg'],
    give: 'R1 300',
    lands: '130000',
  },
  'alerts, place': {
    at: () => frame('alerts', 'place', { query: { size: '205/55R16', maxCents: 130_000 }, making: true }),
    give: 'Randburg',
    lands: 'Randburg',
  },
  'alerts, list': { come: ['my alerts'], give: '1', lands: '"step":"one"' },
  'alerts, sure': {
    come: ['tell me when 205/55R16 goes under R1300 near Randburg'],
    give: 'R1 200',
    lands: '120000',
    sends: ['agree'],
  },
  'alerts, one': { at: ({ alert }) => frame('alerts', 'one', { query: {}, alertId: alert }) },
  'alerts, removeSure': {
    at: ({ alert }) => frame('alerts', 'removeSure', { query: {}, alertId: alert, act: 'remove' }),
    sends: ['agree'],
  },
  'threads, which': {
    at: () => frame('threads', 'which', { words: 'do you have nitrogen' }),
    give: 'Randburg Tyres',
    lands: 'nitrogen',
  },
  'threads, words': {
    at: ({ shop }) => frame('threads', 'words', { shopId: shop }),
    give: 'do you also sell batteries there',
    intent: 'unknown',
    sends: ['give'],
    isVerbatim: true,
  },
  'threads, sure': { come: ['ask Randburg Tyres if they have nitrogen'], sends: ['agree'] },
  'review, stars': { at: ({ done }) => frame('review', 'stars', { bookingId: done }), give: '4', lands: '"stars":4' },
  'review, comment': {
    at: ({ done }) => frame('review', 'comment', { bookingId: done, stars: 4 }),
    give: 'friendly people and quick work',
    intent: 'unknown',
    sends: ['give'],
    isVerbatim: true,
  },
  'emergency, where': { come: ['help my tyre just burst on the highway'], give: 'Midrand', lands: 'Midrand' },
  'emergency, waiting': {
    come: ['help my tyre just burst on the highway', 'Midrand'],
    // A yes to 'shall I ask these shops?'.
    sends: ['agree'],
  },
  'data, wanted': { at: () => frame('data', 'wanted', {}), sends: ['agree'] },
  'sign-in, wanted': { at: () => frame('sign-in', 'wanted', {}), sends: ['agree'] },
  'sign-in, sure': { at: () => frame('sign-in', 'sure', {}), sends: ['agree', 'refuse'] },
}
