import { brand } from '#core/rules/brand.ts'
import { lifeTemplates } from './booking-life.ts'
import { threadTemplates } from './threads.ts'

/** What starts a conversation from our side; WhatsApp approves these words. Changing them asks for approval anew. */
export const templates = {
  ...lifeTemplates,
  ...threadTemplates,
  one_time_code: {
    body: '*{{1}}* is your verification code. For your security, do not share this code.',
    samples: ['123456'],
    copyCode: 'Copy code',
  },
  welcome: {
    body: `Hello {{1}}, your account on ${brand.name} is ready. When you need tyres, write the size or your car to us here, for example 205/55R16 in Randburg.`,
    samples: ['Thandi'],
  },
  booking_request: {
    body: `There is a new booking request {{1}} for you on ${brand.name}: {{2}} for the customer {{3}}. Time asked for: {{4}}. The total as quoted is {{5}} for everything. Please answer soon, or the request will end.`,
    samples: ['B4K7Q', '4 x Michelin Primacy 4 205/55R16 91V', 'Thandi', 'Monday 23 November at 10:30', 'R 7 916'],
    buttons: { confirm: 'Confirm', propose: 'Propose another time', decline: 'Decline' },
  },
  booking_confirmed: {
    body: 'Your booking {{1}} is confirmed. {{2}} expects you on {{3}} for this work: {{4}}. The address is {{5}} and the way there is {{6}} on the map. For your calendar: {{7}} has the appointment.',
    samples: [
      'B4K7Q',
      'Randburg Tyres',
      'Monday 23 November at 10:30',
      '4 x Michelin Primacy 4 205/55R16 91V',
      '12 Bram Fischer Drive, Ferndale, Randburg',
      'https://www.google.com/maps/dir/?api=1&destination=-26.0936,28.0064',
      'https://spoor.example/calendar/abc',
    ],
  },
  booking_accepted: {
    body: 'The customer {{1}} has accepted the time that you proposed. Booking {{2}} is now confirmed for {{3}} with this work: {{4}}. There is nothing more for you to do.',
    samples: ['Thandi', 'B4K7Q', 'Monday 23 November at 10:30', '4 x Michelin Primacy 4 205/55R16 91V'],
  },
  booking_declined: {
    body: 'We are sorry: the shop {{1}} could not take your booking request {{2}} for {{3}}. Their reason: {{4}}. Answer this message and we will find you another shop.',
    samples: ['Randburg Tyres', 'B4K7Q', 'Monday 23 November at 10:30', 'fully booked'],
    buttons: { others: 'Other shops' },
  },
  booking_time_proposed: {
    body: 'The shop {{1}} proposes another time for your booking request {{2}}. They can help you on {{3}} instead of {{4}} as you asked. Does the new time suit you?',
    samples: ['Randburg Tyres', 'B4K7Q', 'Monday 23 November at 11:00', 'Monday 23 November at 10:30'],
    buttons: { accept: 'Accept', refuse: 'Decline' },
  },
  booking_proposal_declined: {
    body: 'The customer {{1}} could not come at the time that you proposed. Booking request {{2}} for {{3}} has ended, and the bay is free again.',
    samples: ['Thandi', 'B4K7Q', 'Monday 23 November at 11:00'],
  },
  booking_cancelled: {
    body: 'Booking {{1}} at the shop {{2}} for {{3}} has been cancelled by {{4}}. Their reason: {{5}}. There is nothing more for you to do.',
    samples: ['B4K7Q', 'Randburg Tyres', 'Monday 23 November at 10:30', 'the customer', 'change of plans'],
  },
  booking_expired: {
    body: 'Your booking request {{1}} at the shop {{2}} for {{3}} has ended, because {{4}} in time. Answer this message and we will find you another shop.',
    samples: ['B4K7Q', 'Randburg Tyres', 'Monday 23 November at 10:30', 'the shop did not answer'],
    buttons: { others: 'Other shops' },
  },
  deal_alert: {
    body: 'We watch tyre prices for you, as you asked. Found now: {{1}}. That makes {{2}} in all within your alerts. Tap below to see them with fitted prices. To end these messages, send STOP ALERTS.',
    samples: ['Michelin Primacy 4 205/55R16 91V at R 1 250 each, Randburg Tyres in Ferndale', '3 new offers'],
    buttons: { show: 'Show them', off: 'Stop alerts' },
  },
  alert_renewal: {
    body: 'We have watched tyre prices for you for three months: {{1}}. Shall we go on? Without an answer we stop in a week. To end all of these messages, send STOP ALERTS.',
    samples: ['205/55R16 at R 1 300 or less a tyre, within 50 km of Randburg'],
    buttons: { keep: 'Keep', stop: 'Stop watching' },
  },
}
