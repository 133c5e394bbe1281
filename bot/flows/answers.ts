import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { plain } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { proposalButton } from './button-router.ts'
import { factsOf, fits } from './fits.ts'
import { othersOutcome } from './my-bookings/listed.ts'
import { looseWords } from './shop-desk/shop-words.ts'
import { joinWords } from './staff/join.ts'
import { frame } from './steps.ts'
import { leftForShop } from './threads/for-shop.ts'
import { unansweredProposals } from './threads/talking.ts'
import { filesOutcome, unpointedOutcome } from './threads/words.ts'

/** Says that it answers a message of ours, whatever question runs. */
export const answersPlainly = (message: ParsedMessage): boolean => says(message, 'accepts') || says(message, 'refuses')

/**
 * Words typed in answer to what we told somebody about a booking: a driver's yes or no to the time that a shop proposes.
 * At a counter where a request waits, anything that means nothing else brings the request with its choices.
 */
export async function answerOutcome(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const files = await filesOutcome(message, turn)
  if (files) return files
  if (message.choice || message.kind !== 'text' || message.text === '') return undefined
  const yes = message.yes || says(message, 'accepts')
  if (yes || message.no || says(message, 'refuses')) {
    const asked = await unansweredProposals(turn)
    const [only] = asked
    // Below a shop's own words a yes is its answer: it is asked, and takes no proposal.
    const meant = turn.actor.shops.length === 0 ? await unpointedOutcome(message, turn) : undefined
    if (meant) return meant
    if (asked.length > 1) return enter(frame('my-bookings', 'begin', {}))
    if (only && yes && !agreesTo(only, message, turn)) return notAgreed(only, message, turn)
    if (only) return proposalButton(yes ? 'accept' : 'refuse', only.id, message, turn)
    const joined = await joinWords(yes, turn)
    if (joined) return joined
    const ended = yes ? await justEnded(turn) : undefined
    if (ended) return othersOutcome(ended.id, turn)
  }
  if (!yes && beginsWithYes(plain(message.text))) {
    const [only, second] = await unansweredProposals(turn)
    if (only && !second) return notAgreed(only, message, turn)
    const joined = only || message.understood.intent !== 'yes' ? undefined : await joinWords(true, turn)
    if (joined) return joined
  }
  return (await looseWords(message, turn)) ?? (await unpointedOutcome(message, turn)) ?? leftForShop(message, turn)
}

/** A yes that names another day, time, price or shop agrees to something else. */
const agreesTo = (booking: BookingView, { whole, text: words }: ParsedMessage, { now }: Turn): boolean =>
  fits(statedIn(whole ?? words, { now }), factsOf(booking))

/** Shows the proposal once more with its buttons. */
const notAgreed = (booking: BookingView, message: ParsedMessage, turn: Turn): Outcome =>
  enter(
    frame('my-bookings', 'one', { bookingId: booking.id }),
    ...(agreesTo(booking, message, turn) ? [] : [text(turn.say.booking.notAgreed(message.text))]),
  )

const TWO_DAYS_MS = 48 * 3_600_000

/** The newest booking, if it ended against the driver's wish, so that we have offered to find another shop. */
async function justEnded({ ctx, actor, now }: Turn): Promise<BookingView | undefined> {
  const mine = await myBookings(ctx, actor, {})
  const newest = mine.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
  const ended = newest?.status === 'cancelled' && newest.cancelledBy !== null && newest.cancelledBy !== 'customer'
  return ended && now.getTime() - Date.parse(newest.createdAt) < TWO_DAYS_MS ? newest : undefined
}
