import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { bookingDaysAsked, daysMeant, isWeek } from '#bot/understand/said/front-desk/asking/asks-of-bookings.ts'
import { asksFree, hoursAsked } from '#bot/understand/said/front-desk/asking/asks-of-days.ts'
import { whoseBookings } from '#bot/understand/said/front-desk/asking/asks-of-work.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { desk } from './draft.ts'
import { asksOfRequest } from './hours.ts'
import { freeShown, hoursShown } from './hours-shown.ts'

/** What is asked of the shop's own days: its hours, what is free, and the work of those days. Nothing is changed by it. */
export async function ownDays(words: string, turn: Turn): Promise<Outcome | undefined> {
  if (ordersToTell(words)) return undefined
  const { asked, told } = hoursAsked(words, turn.now)
  if (asked !== '' && told === '') return answered(await hoursShown(daysMeant(asked, turn.now), turn), turn)
  const days = daysMeant(words, turn.now)
  // While a request is answered, hours are free for that one.
  if (asksFree(words) && days.length > 0 && !asksOfRequest(turn)) return answered(await freeShown(days, turn), turn)
  return workOf(words, turn)
}

async function workOf(words: string, turn: Turn): Promise<Outcome | undefined> {
  const days = bookingDaysAsked(words, turn.now)
  // To a question of somebody's own, such as when they want to come, a week alone is an answer.
  if (days.length === 0 || (isWeek(words) && ofOwn.has(turn.running ?? ''))) return undefined
  const mayBeOwn = whoseBookings(words) === 'own'
  if (mayBeOwn && (await myBookings(turn.ctx, turn.actor, { upcoming: true, limit: 1 })).length > 0) return undefined
  return enter(dayFrame(days))
}

const ofOwn: ReadonlySet<string> = new Set(['booking', 'my-bookings', 'quotes', 'alerts', 'threads'])

/** One day with what waits beside it, or several. */
export const dayFrame = (days: readonly string[]) => {
  const [date, ...more] = days
  return more.length > 0 ? desk('days', { days: [...days] }) : desk('today', date ? { date } : {})
}

const answered = (words: string, { running }: Turn): Outcome =>
  running ? { to: 'again', say: [text(words)] } : aside(text(words))
