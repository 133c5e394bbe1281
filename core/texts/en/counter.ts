import type { BookingView } from '#core/contracts/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Interval } from '#core/rules/time/opening-hours.ts'
import { dayWords } from '../when.ts'
import { booking as words } from './booking.ts'
import { dates } from './dates.ts'

type Tyre = { brand: string; model: string; size: string }
/** With how many are in confirmed bookings. */
export type Stocked = Tyre & { reserved: number }
export type Level = { quantity: number; priceCents: number }

const tyres = (count: number) => `${count} ${count === 1 ? 'tyre' : 'tyres'}`
const name = ({ brand, model, size }: Tyre) => `${brand} ${model} ${size}`
const left = (count: number) => (count === 0 ? 'sold out' : `${count} on the shelf`)
/** What of it is promised, where something is. */
const promised = ({ reserved }: Stocked, shelf: number) =>
  reserved > 0 ? `${reserved} promised, ${Math.max(0, shelf - reserved)} free` : undefined
const becomes = (before: Level, after: Level) =>
  [
    after.quantity === before.quantity ? undefined : `${left(before.quantity)} becomes ${left(after.quantity)}`,
    after.priceCents === before.priceCents
      ? undefined
      : `${formatRand(before.priceCents)} becomes ${formatRand(after.priceCents)}`,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const times = (interval: Interval | undefined) => (interval ? `${interval.opens} to ${interval.closes}` : 'closed')

/** What people of a shop read in the chat beside the requests and bookings themselves. */
export const counter = {
  undo: 'Undo',
  undone: {
    booking: (booking: BookingView | undefined) =>
      booking
        ? `Taken back. ${words.named(booking)} is as it was before, and ${booking.customer.name} has been told.`
        : 'Taken back.',
    message: 'Taken back. If it had arrived, they have been told to take no notice of it.',
    stock: 'Taken back: stock and price are as before.',
    hours: 'Taken back: your hours are as before.',
  },
  webhookEnded: {
    title: 'Your webhook is switched off',
    line: (host: string) =>
      `Nothing arrived at ${host} for three days, so we do not tell it of bookings any more. Mend it, then switch it on again.`,
    way: 'Open keys and webhooks',
  },
  nothingToUndo: 'There is nothing to take back any more: that works for a minute.',
  home: {
    today: (count: number, next: string | undefined) =>
      count === 0
        ? 'Today: no bookings.'
        : `Today: ${count} ${count === 1 ? 'booking' : 'bookings'}${next ? `, next ${next}` : ''}.`,
    waiting: (requests: number, messages: number) =>
      requests + messages === 0
        ? 'Nothing waits for your answer.'
        : `Waiting for you: ${requests} ${requests === 1 ? 'request' : 'requests'}, ${messages} ${messages === 1 ? 'message' : 'messages'}.`,
    stock: (listed: number, soldOut: number) =>
      `Stock: ${listed} kinds of tyres${soldOut > 0 ? `, ${soldOut} sold out` : ''}. Write "sold 2 of the ..." or "we have 6 ...".`,
    own: 'Tyres for yourself? Send a size or a car.',
    buttonToday: 'Today',
    buttonRequests: (count: number) => `Requests (${count})`,
    buttonMessages: (count: number) => `Messages (${count})`,
  },
  requestsWait: (count: number) =>
    count === 1 ? 'One request waits for your answer.' : `${count} requests wait for your answer.`,
  messagesWait: (count: number) =>
    count === 1 ? 'One message waits for your answer.' : `${count} messages wait for your answer.`,
  noMessages: 'No message waits for your answer.',
  messages: 'Messages',
  messageLine: (customer: string, words: string) => `*${customer}*: “${words}”`,
  answerRow: (customer: string) => `Answer ${customer}`,
  wrote: (customer: string, words: string) => `${customer} wrote: “${words}”`,
  answer: 'Answer',
  sentTo: (to: string, words: string) => `Sent to ${to}: “${words}”`,
  /** In a running conversation. */
  sentOn: (to: string) => `✓ ${to}`,
  waitsForReply: (to: string) =>
    `WhatsApp lets us write to ${to} only after they write. We ask them to reply, and they get your words then.`,
  toWhom: 'For whom is that?',
  people: 'Customers',
  noCustomer: (name: string) => `I find nobody called ${name} among your bookings and messages.`,
  nobody: 'No customer has a booking or a message with you now, so I do not know whom to tell.',
  meant: (words: string) => `“${words}”: what do you mean?`,
  meantMessage: (to: string) => `Tell ${to}`,
  meantRequest: (to: string, isNo: boolean) => `${isNo ? 'Decline' : 'Confirm'} ${to}`,
  meantSearch: 'Look for tyres',
  declinedWith: (booking: BookingView, reason: string) =>
    `Declined ${words.named(booking)}. ${booking.customer.name} has been told: “${reason}”`,
  offered: (count: number, asked: number) => `${tyres(count)} instead of ${asked}`,
  /** The shop may go on, though it promises more than is free. */
  promised: (booking: BookingView, says: string) => `${booking.customer.name}, ${booking.code}: ${says}`,
  confirmAnyway: 'Confirm anyway',
  offerOther: 'Offer other',
  /** Asked before something is done with a booking whose words leave a doubt. */
  really: {
    confirm: (who: string, when: string) => `Shall I confirm ${who}, ${when}?`,
    decline: (who: string, when: string) => `Shall I decline ${who}, ${when}?`,
    propose: (who: string, when: string) => `Shall I propose ${when} to ${who}?`,
    start: (who: string, when: string) => `Have you started with ${who}, ${when}?`,
    done: (who: string, when: string) => `Is the work for ${who}, ${when}, done?`,
    noshow: (who: string, when: string) => `Did ${who}, ${when}, not come?`,
    cancel: (who: string, when: string) => `Shall I cancel ${who}, ${when}?`,
  },
  anyTime: 'any time',
  reason: (words: string) => `They read: “${words}”`,
  notAmong: (said: string) => `I find nothing of “${said}” among what waits.`,
  notAmongBookings: (said: string) => `I find nothing of “${said}” among these bookings.`,
  unfit: (words: string) => `“${words}” does not fit this request, so I have done nothing yet.`,
  unclear: (words: string) => `I do not know what to do with “${words}”. This waits for your answer:`,
  proposeAt: (time: string) => `Propose ${time}`,
  sendWords: 'Send my words',
  whichShop: 'For which shop?',
  shops: 'Shops',
  atShop: (words: string, shop: string) => `${shop}: ${words}`,
  stock: {
    which: 'Which tyre do you mean?',
    confirmed: (count: number) => `Thank you. Stock of ${tyres(count)} confirmed: drivers see "Stock confirmed today".`,
    nothing: 'You list no tyres yet.',
    title: 'your stock',
    tyres: 'Tyres',
    row: ({ brand, model }: Tyre) => `${brand} ${model}`,
    rowDetail: (tyre: Stocked, level: Level) =>
      [tyre.size, formatRand(level.priceCents), `${level.quantity} on the shelf`, promised(tyre, level.quantity)]
        .filter(Boolean)
        .join(', '),
    sure: (tyre: Stocked, before: Level, after: Level, short: number) =>
      [
        short > 0 ? `You list only ${before.quantity} of them.` : undefined,
        `${name(tyre)}: ${becomes(before, after)}${tyre.reserved > 0 && after.quantity !== before.quantity ? ` (${promised(tyre, after.quantity)})` : ''}. Change it?`,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    change: 'Change it',
    dontChange: 'No',
    notChanged: 'All right, nothing is changed.',
    tooMuch: 'I read ten tyres of one message. Please send the others once these are done.',
    over: 'That was a while ago, so nothing is changed. Write it again if it is still so.',
    changed: (tyre: Stocked, before: Level, after: Level) =>
      [
        `*${name(tyre)}*`,
        after.quantity === before.quantity
          ? undefined
          : after.quantity === 0
            ? `Sold out now (it was ${before.quantity}).`
            : `${after.quantity} on the shelf now (it was ${before.quantity}).`,
        after.priceCents === before.priceCents
          ? undefined
          : `${formatRand(after.priceCents)} now (it was ${formatRand(before.priceCents)}).`,
        after.quantity === before.quantity && after.priceCents === before.priceCents
          ? `It is so already: ${after.quantity} on the shelf at ${formatRand(after.priceCents)}.`
          : undefined,
        tyre.reserved > 0 ? `${promised(tyre, after.quantity)}.` : undefined,
      ]
        .filter((line) => line !== undefined)
        .join('\n'),
    unknown: (what: string) =>
      `I find no ${what} in your stock. Check the size and the brand, or let us add the tyre for you.`,
    add: 'Ask us to add it',
    addWords: (words: string) => `Please add this tyre to our stock: ${words}`,
    shown: (tyre: Stocked, level: Level) =>
      `${name(tyre)}: ${level.quantity} on the shelf, ${promised(tyre, level.quantity) ?? 'none promised'}, at ${formatRand(level.priceCents)}.`,
    how: 'What changes? For example "sold 4 of the 205/55R16 Michelin", "we have 6 Dunlop 195/65R15 at R1299" or "out of 195R15C".',
  },
  hours: {
    title: 'your hours',
    days: (days: readonly string[], interval: Interval | undefined) => {
      const [first = '', last = first] = [days[0], days.at(-1)]
      const when = first === last ? dayWords(first, dates) : `${dayWords(first, dates)} to ${dayWords(last, dates)}`
      return interval ? `Open ${times(interval)} on ${when}.` : `Closed on ${when}.`
    },
    everyWeek: (weekday: number, interval: Interval | undefined) =>
      `From now on, ${weekdays[weekday - 1] ?? ''}: ${times(interval)}.`,
    stands: (count: number): string =>
      count === 1
        ? 'This booking stands in that time; move it or cancel it:'
        : 'These bookings stand in that time; move them or cancel them:',
    once: 'Only that day',
    always: 'Every week',
    onceOrAlways: (date: string, weekday: number, interval: Interval | undefined) =>
      `${times(interval)}: only on ${dayWords(date, dates)}, or on all ${weekdays[weekday - 1] ?? ''}?`,
    inexact:
      'I cannot write these hours as you say them, so nothing is changed. I can close whole days, and set from when to when you are open: "closed on Friday", "Saturday 8 to 12", "Friday we close at 1pm".',
    how: 'Which day, and from when to when? For example "closed on Friday" or "Saturday 8 to 12".',
  },
}
