import { formatDistance, formatRand } from '#core/rules/format.ts'

type What = { size: string; quantity: number; brand: string | null }

const what = ({ size, quantity, brand }: What): string => `${quantity} x ${brand ? `${brand} ` : ''}${size}`
const shops = (count: number): string => (count === 1 ? '1 shop' : `${count} shops`)

/** A driver asks several shops for a price: what both phones say of it. */
export const quotes = {
  what,
  title: (asked: What) => `the prices for ${what(asked)}`,
  // The driver.
  askRow: 'Ask 5 shops for a price',
  askRowHint: 'Each shop near you answers with its own price',
  readBack: (asked: What, place: string, names: readonly string[]) =>
    `I ask ${shops(names.length)} near ${place} for their price: *${what(asked)}*, fitted.\n\n${names.map((name) => `• ${name}`).join('\n')}\n\nThey do not see your number. Shall I ask them?`,
  ask: 'Ask them',
  dont: 'Not now',
  notAsked: 'I asked nobody.',
  asked: (asked: What, count: number, until: string) =>
    `I have asked ${shops(count)} for a price: ${what(asked)}. Each answer comes to you here; until ${until} you can take one.`,
  priceTitle: (shop: string, totalCents: number) => `${shop}: ${formatRand(totalCents)} fitted`,
  priceLine: (quantity: number, tyre: string, eachCents: number) =>
    `${quantity} x ${tyre}, ${formatRand(eachCents)} a tyre`,
  whereLine: (distanceKm: number) => `${formatDistance(distanceKm)} from you`,
  noteLine: (note: string) => `They say: ${note}`,
  untilLine: (until: string) => `The price stands until ${until}.`,
  priceFooter: 'You get this e-mail because you asked shops for a price.',
  take: 'Take it',
  all: 'All quotes',
  noThanks: 'No thanks',
  close: 'Close this request',
  closeHint: 'The shops that wait are told',
  allTitle: (asked: What) => `*Prices for ${what(asked)}*`,
  answered: (at: number, shop: string, totalCents: number, tyre: string, distanceKm: number) =>
    `${at}. ${shop}: ${formatRand(totalCents)} fitted\n${tyre}, ${formatDistance(distanceKm)}`,
  stands: {
    waiting: (shop: string) => `• ${shop}: no answer yet`,
    declined: (shop: string) => `• ${shop} cannot`,
    refused: (shop: string) => `• ${shop}: you said no`,
    lapsed: (shop: string) => `• ${shop}: no longer valid`,
    lost: (shop: string) => `• ${shop}: not taken`,
    taken: (shop: string) => `• ${shop}: taken`,
  },
  choose: 'Choose',
  rowOf: (shop: string) => shop,
  rowHint: (totalCents: number, tyre: string) => `${formatRand(totalCents)} · ${tyre}`,
  none: 'You have not asked shops for a price yet. Search for a size first.',
  declined: (shop: string) => `I have told ${shop} politely.`,
  closed: 'This request is closed. I have told the shops that waited.',
  notForShops: 'With the account of a shop you cannot ask other shops for a price.',
  priceNow: 'The price has changed meanwhile. This is what stands now:',
  lapsedTitle: (asked: What) => `Your request for prices is over: ${what(asked)}`,
  lapsedLine: 'Its time is over. You can ask again at any time.',
  unanswered: 'No shop named a price.',
  nearest: (shop: string, distanceKm: number, phone: string | null) =>
    `Nearest to you is ${shop}, ${formatDistance(distanceKm)}${phone ? `: ${phone}` : ''}.`,
  nearestTitle: 'Tyres nearby',
  templatePrice:
    'A shop has answered your request for a price: {{1}}. It is {{2}}. Tap below to see all prices and to take one.',
  templateLapsed: 'Your request for prices of {{1}} is over. {{2}} You can ask again at any time.',
  // The shop.
  wantedTitle: (asked: What, shop: string | undefined) =>
    shop === undefined ? `Quote wanted: ${what(asked)}` : `Quote wanted from ${shop}: ${what(asked)}`,
  wantedPlace: (place: string, distanceKm: number, count: number) =>
    `A driver near ${place}, ${formatDistance(distanceKm)} from you, asks ${shops(count)}.`,
  wantedNotes: (notes: string) => `They say: ${notes}`,
  wantedListed: (tyre: string, totalCents: number) => `Your list: ${tyre}, ${formatRand(totalCents)} fitted`,
  wantedMore: (count: number) => `and ${count} more in this size`,
  wantedNone: 'Your list has no longer so many of this size. Add them to your stock to name a price.',
  wantedUntil: (until: string) => `Until ${until}.`,
  wantedFooter: 'You get this e-mail because a driver asks your shop for a price.',
  templateWanted: 'A driver asks your shop for a price: {{1}}, near {{2}}. Tap below to answer.',
  answer: 'See and answer',
  dashboard: 'Quotes',
  fitted: (totalCents: number) => `${formatRand(totalCents)} fitted`,
  otherPrice: 'Other price',
  cannot: 'Can’t',
  waiting: (count: number) => (count === 1 ? 'One driver waits for a price:' : `${count} drivers wait for a price:`),
  nothingWaits: 'Nobody waits for a price of yours.',
  whichPrice: (asked: What, tyre: string, eachCents: number) =>
    `Your price for one tyre, without fitting? (${what(asked)}: ${tyre}, ${formatRand(eachCents)} in your list)`,
  otherTyre: 'Other tyres',
  figure: 'Please send a figure in rand for one tyre, such as 1850.',
  sure: (quantity: number, tyre: string, eachCents: number, totalCents: number) =>
    `${quantity} x ${tyre} at ${formatRand(eachCents)} a tyre: *${formatRand(totalCents)} fitted*. Shall I send it?`,
  send: 'Send it',
  dontSend: 'Don’t send',
  notSent: 'I sent nothing.',
  sent: (quantity: number, tyre: string, eachCents: number, totalCents: number, until: string) =>
    `Sent: ${quantity} x ${tyre} at ${formatRand(eachCents)} a tyre, ${formatRand(totalCents)} fitted, valid until ${until}.`,
  sentChanged: (quantity: number, tyre: string, eachCents: number, totalCents: number, until: string) =>
    `Your shop had answered already; this price stands now: ${quantity} x ${tyre} at ${formatRand(eachCents)} a tyre, ${formatRand(totalCents)} fitted, valid until ${until}.`,
  cannotSent: 'I have noted that you cannot quote this one. You can still name a price while the driver waits.',
  over: {
    taken: (asked: What) => `The driver of ${what(asked)} has chosen another shop. Thank you for your price.`,
    declined: (asked: What) => `The driver of ${what(asked)} says no thanks to your price. Thank you for it.`,
    closed: (asked: What) => `The driver of ${what(asked)} needs no more prices. Thank you.`,
    lapsed: (asked: What) => `The request for ${what(asked)} has run out without a choice. Thank you for your price.`,
  },
  overTitle: 'Quote',
  templateOver: 'About the price that a driver asked your shop for: {{1}} We keep you posted on the next one.',
}
