import { desk } from '#bot/flows/shop-desk/draft.ts'
import { frame } from '#bot/flows/steps.ts'
import type { Asked } from './asked.ts'

/** Where nothing can be fetched from. */
const picture = 'https://api.twilio.com/nothing.jpg'

/** Each question of somebody at a counter. */
export const ofFrontDesks: Readonly<Record<string, Asked>> = {
  'quote-desk, price': { at: ({ ask }) => frame('quote-desk', 'price', { askId: ask }), give: '2400', lands: '240000' },
  'quote-desk, sure': {
    at: ({ ask, listing }) => frame('quote-desk', 'sure', { askId: ask, listingId: listing, priceCents: 240_000 }),
    sends: ['agree'],
  },
  'quote-desk, which': { at: ({ ask }) => frame('quote-desk', 'which', { askId: '', words: 'R 2 400', among: [ask] }) },
  'shop-desk, call': { at: () => desk('call', { call: { among: [], minutes: 30 } }) },
  'shop-desk, which': {
    at: ({ request, booking }) => desk('which', { intent: 'confirm', among: [request, booking] }),
    sends: ['pick', 'give', 'any', 'agree', 'refuse'],
  },
  'shop-desk, each': { at: ({ request }) => desk('each', { intent: 'confirm', among: [request] }), sends: ['agree'] },
  'shop-desk, several': {
    at: ({ request, booking }) =>
      desk('several', {
        plan: [
          { act: 'confirm', who: 'Kim', bookingId: request },
          { act: 'tell', who: 'Thandi', bookingId: booking, words: 'We have your tyres' },
        ],
      }),
    sends: ['agree'],
  },
  'shop-desk, answer': {
    at: ({ request }) => desk('answer', { bookingId: request }),
    sends: ['agree', 'refuse', 'give', 'correct'],
  },
  'shop-desk, time': {
    at: ({ request }) => desk('time', { bookingId: request, intent: 'propose' }),
    give: 'friday 15:00',
    lands: '15:00',
    sends: ['give', 'any', 'pick'],
  },
  'shop-desk, sure': { at: ({ booking }) => desk('sure', { bookingId: booking, act: 'cancel' }), sends: ['agree'] },
  'shop-desk, really': {
    at: ({ request }) => desk('really', { bookingId: request, act: 'confirm' }),
    sends: ['agree'],
  },
  'shop-desk, unfit': {
    at: ({ request }) => desk('unfit', { bookingId: request, words: 'yes 9 works' }),
    sends: ['agree', 'give', 'refuse'],
  },
  'shop-desk, stockSure': { come: ['sold 4 of the dunlop 205/55R16'], sends: ['agree'] },
  'shop-desk, price': { at: ({ booking }) => desk('price', { bookingId: booking }), give: 'R 9 000', lands: '900000' },
  'shop-desk, priceSure': {
    at: ({ booking }) => desk('priceSure', { bookingId: booking, totalCents: 900_000 }),
    sends: ['agree'],
  },
  'shop-desk, reason': {
    at: ({ request }) => desk('reason', { bookingId: request, intent: 'decline' }),
    give: 'the compressor is broken',
    intent: 'shop_decline',
    lands: '“the compressor is broken”',
    sends: ['give', 'refuse'],
  },
  'shop-desk, stockWhich': { come: ['sold 2 of the 205/55R16'], give: 'the dunlop', intent: 'pick', lands: '6' },
  'shop-desk, stockJob': { at: ({ listing, booking }) => desk('stockJob', { listings: [listing], among: [booking] }) },
  'shop-desk, ours': {
    at: ({ request, listing }) =>
      desk('ours', {
        words: 'falken R1399',
        bookingId: request,
        otherwise: desk('stock', { stock: { priceCents: 139_900 }, listings: [listing] }),
        theirs: desk('answer', { bookingId: request }),
        reason: 'price',
      }),
  },
  'shop-desk, invite': {
    at: ({ shop }) => desk('invite', { shopId: shop, staff: { name: 'Sipho' } }),
    give: '082 555 0101',
  },
  'shop-desk, inviteSure': {
    at: ({ shop }) => desk('inviteSure', { shopId: shop, staff: { name: 'Sipho', phone: '+27825550101' } }),
    // The one who is invited is told.
    sends: ['agree'],
  },
  'shop-desk, unlisted': {
    at: () => desk('unlisted', { reason: 'Continental 265/65R17', words: 'we have 8 continental 265/65R17 at R2999' }),
    // It goes to Spoor.
    sends: ['agree'],
  },
  'shop-desk, hoursShop': { at: () => desk('hoursShop', { hours: { days: ['2026-11-19'], closed: true } }) },
  'shop-desk, hoursWhich': {
    at: ({ shop }) =>
      desk('hoursWhich', { shopId: shop, hours: { days: ['2026-11-19'], weekday: 4, opens: '09:00', closed: false } }),
  },
  'shop-desk, hoursEach': {
    at: ({ shop }) =>
      desk('hoursEach', {
        shopId: shop,
        hours: { days: ['2026-11-19', '2026-11-20'], closes: '14:00', closed: false },
      }),
    // Drivers see the hours.
    sends: ['agree'],
  },
  'shop-desk, toWhom': {
    at: ({ request, booking, thread }) =>
      desk('toWhom', { words: 'which colour is the car', among: [request, booking], threads: [thread] }),
    sends: ['pick', 'give'],
  },
  'shop-desk, meant': {
    at: ({ thread, request }) =>
      desk('meant', { words: 'yes we have them', threadId: thread, otherwise: desk('answer', { bookingId: request }) }),
    sends: ['agree'],
  },
  'shop-picture, send': { at: ({ shop }) => frame('shop-picture', 'send', { shopId: shop }) },
  'shop-picture, which': { at: () => frame('shop-picture', 'which', { urls: [picture] }) },
  'shop-picture, sure': {
    at: ({ shop }) => frame('shop-picture', 'sure', { shopId: shop, urls: [picture] }),
    sends: ['agree'],
  },
}
