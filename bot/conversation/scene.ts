import type { Seen, Turn } from '#bot/engine/flow.ts'
import type { Frame } from '#bot/engine/state.ts'
import { type Facts, factsOf } from '#bot/flows/fits.ts'
import type { Thing } from '#bot/flows/shop-desk/pointing.ts'
import { answerShows } from '#bot/flows/shown.ts'
import { unansweredProposals } from '#bot/flows/threads/talking.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import type { RescueView } from '#core/contracts/deal/rescue.ts'
import type { OnScreen } from '#core/messaging/inbound/conversation.ts'
import { openOffersOf, withOffer } from '#core/notifications/bookings/offer-words.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { type AnswerThing, answersOf, type QuoteThing, quotesOf, rescueNow } from './asked-shops.ts'
import { type Declared, declaredOf } from './questions.ts'

/** What a shop offers a driver, as something that words can point at. */
export type OfferThing = Thing & {
  facts: Facts
  booking: BookingView
  offer: BookingOffer
  /** What the driver has or asked for, and whether a no keeps it. */
  has: Facts & { keeps: boolean }
}

/** What an act can be about. */
export type On = 'offer' | 'rescue' | 'asked' | 'taken' | 'quote' | 'question' | 'request'

/** What a person can answer now. */
export type Scene = {
  /** The open question of ours; undefined if none stands. */
  question: Declared | undefined
  /** What shops offer them, that they have not answered. */
  offers: OfferThing[]
  /** The round at the roadside that runs, or whose shop is on its way. */
  rescue: RescueView | undefined
  /** The shops that were asked there, as long as nobody was taken. */
  answers: AnswerThing[]
  /** The prices that shops have named to them and that stand. */
  quotes: QuoteThing[]
  /** A price is the newest that stands on the screen, so that words which name nothing are about it. */
  quoteIsOnTop: boolean
  /** What waits for an answer of somebody's shops, if no question of ours stands. */
  requests: BookingView[]
  /** What a plain yes is about: one thing at a time. */
  yesTo: On | 'nothing'
}

/** The notices that ask a driver to take an offer. */
const offering: ReadonlySet<string> = new Set<Kind>([
  'booking_time_proposed',
  'booking_move_proposed',
  'booking_offered',
  'booking_offered_two',
  'booking_offered_three',
])

const rescuing: ReadonlySet<string> = new Set<Kind>([
  'rescue_answered',
  'rescue_changed',
  'rescue_given_up',
  'rescue_late',
  'rescue_there',
])
const quoting: ReadonlySet<string> = new Set<Kind>(['quote_price', 'quotes_answered', 'quote_taken_back'])

/** Whether a notice of that kind stands above no answer of ours and above nobody else's words. */
export function isOnTop(screen: readonly OnScreen[], kinds: ReadonlySet<string>): boolean {
  const newest = screen.find(({ kind, threadId }) => kind === 'reply' || threadId !== null || kinds.has(kind))
  return newest !== undefined && kinds.has(newest.kind)
}

/** Nothing is asked, and nobody else's words are the newest. */
const isFree = ({ screen }: Seen, active: Frame | null): boolean =>
  (active === null || declaredOf(active) === undefined) && screen[0]?.threadId == null

/** Whether a shop's offer has the yes: it stands, and nothing was asked below it. */
export function offerIsOnTop(seen: Seen, active: Frame | null): boolean {
  if (!seen.offersStand) return false
  const asksNothing = active === null || declaredOf(active) === undefined
  return asksNothing ? isFree(seen, active) : isOnTop(seen.screen, offering)
}

/** Whether the answers at the roadside have the yes: at the question there, nothing is asked once shops were. */
export const rescueIsOnTop = (seen: Seen, active: Frame | null): boolean =>
  seen.rescueStands &&
  (isOnTop(seen.screen, rescuing) ||
    (active?.flow === 'emergency' && active.step === 'waiting') ||
    (isFree(seen, active) && seen.screen[0]?.kind === 'reply'))

export const quoteIsOnTop = (seen: Seen): boolean =>
  seen.quotesStand && (isOnTop(seen.screen, quoting) || answerShows(seen, 'prices of shops'))

const ofRescue: readonly On[] = ['rescue', 'asked', 'taken']

/** Reads only what the act can be about. */
export async function sceneOf(turn: Turn, active: Frame | null, about: ReadonlySet<On>): Promise<Scene> {
  const question = active ? declaredOf(active) : undefined
  const offers = turn.offersStand && about.has('offer') ? (await unansweredProposals(turn)).flatMap(offersOf) : []
  const isRescue = ofRescue.some((on) => about.has(on)) && rescueIsOnTop(turn, active)
  const rescue = isRescue ? await rescueNow(turn) : undefined
  const answers = rescue ? answersOf(rescue) : []
  const isQuote = about.has('quote') && turn.quotesStand && (quoteIsOnTop(turn) || isFree(turn, active))
  const quotes = isQuote ? await quotesOf(turn) : []
  const seen = { question, offers, rescue, answers, quotes, quoteIsOnTop: quoteIsOnTop(turn) }
  const has = hasYes(seen, turn, active)
  const isFrontDesk = about.has('request') && turn.actor.shops.length > 0 && !has
  const requests = isFrontDesk ? await waitingForShop(turn.ctx, turn.actor) : []
  return { ...seen, requests, yesTo: has ?? (requests.length > 0 ? 'request' : 'nothing') }
}

function hasYes(
  { question, offers, rescue, answers, quotes }: Omit<Scene, 'requests' | 'yesTo'>,
  turn: Turn,
  active: Frame | null,
): On | undefined {
  if (rescue?.state === 'taken') return 'taken'
  if (answers.length > 0) return answers.some(({ comes }) => comes) ? 'rescue' : 'asked'
  if (quotes.length > 0 && quoteIsOnTop(turn)) return 'quote'
  if (offers.length > 0 && offerIsOnTop(turn, active)) return 'offer'
  if (question) return 'question'
  return quotes.length > 0 ? 'quote' : undefined
}

const offersOf = (booking: BookingView): OfferThing[] =>
  openOffersOf(booking, 'shop').map((offer) => ({
    kind: 'request',
    id: offer.id,
    name: booking.shop.name,
    person: booking.shop.id,
    code: booking.code,
    facts: factsOf({ ...withOffer(booking, offer), move: null, slotStart: offer.start ?? booking.slotStart }),
    has: { ...factsOf({ ...booking, move: null }), keeps: booking.status === 'confirmed' },
    booking,
    offer,
  }))
