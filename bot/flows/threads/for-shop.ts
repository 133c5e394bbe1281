import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { askedOfThem, asksThem } from '#bot/understand/said/of-driver/asks-them.ts'
import { doubtsUs } from '#bot/understand/said/of-driver/doubting.ts'
import { saysLate } from '#bot/understand/said/of-driver/late.ts'
import { topicsIn } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { momentWords } from '#core/texts/when.ts'
import { threadToAnswer } from '#core/threads/chat.ts'
import { bookingsNamed, namesIn } from '../my-bookings/named.ts'
import { threadsFrame } from './flow.ts'

/** What a driver says to the shop of a booking that stands, without an order to pass it on: it is read back first. */

const MAX_WORDS = 700

const isTyped = ({ kind, choice, command, text: words }: ParsedMessage): boolean =>
  kind === 'text' && !choice && !command && words !== ''

/** Whether the words go to somebody anyway: a conversation that goes on, or a shop's words right above. */
const goesElsewhere = ({ repliesTo }: ParsedMessage, { actor, memory, screen }: Turn): boolean =>
  actor.shops.length > 0 || memory.talk !== undefined || repliesTo !== undefined || threadToAnswer(screen) !== undefined

/** 'I am running late' is for the shop of the booking that is nearest in time, whatever else stands on the screen. */
export async function lateOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!isTyped(message) || goesElsewhere(message, turn) || !saysLate(message.text)) return undefined
  if (turn.running === 'emergency' || turn.running === 'threads') return undefined
  const standing = await myBookings(turn.ctx, turn.actor, { upcoming: true })
  const booking = nearest(bookingsNamed(standing, namesIn(message)) ?? standing, turn.now)
  if (!booking) return turn.running === 'booking' ? undefined : aside(text(turn.say.threads.late.none))
  const { slots } = message.understood
  const words = (slots.message ?? message.text).slice(0, MAX_WORDS)
  return enter(threadsFrame({ shopId: booking.shop.id, words }), text(lateWords(booking, turn)))
}

const startOf = ({ appointmentStart, slotStart, preferredStart }: BookingView): string | null =>
  appointmentStart ?? slotStart ?? preferredStart

/** Without a time it is nobody who is waited for, unless there is no other. */
const nearest = (bookings: readonly BookingView[], now: Date): BookingView | undefined =>
  bookings.toSorted((one, other) => away(one, now) - away(other, now))[0]

function away(booking: BookingView, now: Date): number {
  const start = startOf(booking)
  return start ? Math.abs(Date.parse(start) - now.getTime()) : Number.MAX_SAFE_INTEGER
}

function lateWords(booking: BookingView, { say, now }: Turn): string {
  const start = startOf(booking)
  const shop = booking.shop.name
  if (!start) return say.threads.late.noTime(shop)
  const time = momentWords(start, say.dates)
  const isToday = localDate(new Date(start), JOHANNESBURG) === localDate(now, JOHANNESBURG)
  return isToday ? say.threads.late.today({ shop, time }) : say.threads.late.ahead({ shop, time })
}

/** What is asked of the shop and we may have answered from what we know. */
const wholly: ReadonlySet<Intent> = new Set<Intent>([
  ...(['cancel_booking', 'reschedule', 'emergency', 'human', 'opt_out', 'delete_data', 'message_shop'] as const),
  ...(['preferences', 'sign_in', 'alert_create', 'alert_delete'] as const),
])
const NAMED = 2

/** 'Can they also look at the brakes' asks the shop of the booking, where we know no answer to it. */
export async function askedOfShop(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!isTyped(message) || goesElsewhere(message, turn) || turn.running || !asksThem(message.text)) return undefined
  const [wish] = message.understood.wishes
  if (wish?.sure && wholly.has(wish.intent)) return undefined
  const [best] = topicsIn(message.text)
  if (best && best.score >= NAMED && best.topic.name !== 'services') return undefined
  return passedOnIfBooked(askedOfThem(message.text), message, turn)
}

const MIN_WORDS = 3
/** Words in which nothing else was found. */
const unclear: ReadonlySet<Intent> = new Set([
  'unknown',
  'answer',
  'message_shop',
  'my_bookings',
  'ask_shop',
  'ask_offer',
])

/** Words that nobody understood, where nothing is asked: they may be for the shop of the booking. */
export async function leftForShop(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!isTyped(message) || goesElsewhere(message, turn) || turn.running) return undefined
  const { intent, language } = message.understood
  if (doubtsUs(message.text)) return undefined
  if (!unclear.has(intent) || language === undefined || message.text.split(' ').length < MIN_WORDS) return undefined
  const outcome = await passedOnIfBooked(message.text, message, turn)
  if (outcome) turn.unread = true
  return outcome
}

async function passedOnIfBooked(words: string, message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const standing = await myBookings(turn.ctx, turn.actor, { upcoming: true, limit: 1 })
  if (standing.length === 0) return undefined
  return enter(threadsFrame({ words: words.slice(0, MAX_WORDS), names: namesIn(message) }))
}
