import type { Seen, Turn } from '#bot/engine/flow.ts'
import type { Frame } from '#bot/engine/state.ts'
import { type Facts, factsOf } from '#bot/flows/fits.ts'
import type { Thing } from '#bot/flows/shop-desk/pointing.ts'
import { unansweredProposals } from '#bot/flows/threads/proposal-waits.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingOffer, BookingView } from '#core/contracts/bookings.ts'
import type { OnScreen } from '#core/messaging/inbound/conversation.ts'
import { openOffersOf, withOffer } from '#core/notifications/bookings/offer-words.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { type Declared, declaredOf } from './questions.ts'

/** What a shop offers a driver, as something that words can point at. */
export type OfferThing = Thing & { facts: Facts; booking: BookingView; offer: BookingOffer }

/** What a person can answer now. */
export type Scene = {
  /** The open question of ours; undefined if none stands. */
  question: Declared | undefined
  /** What shops offer them, that they have not answered. */
  offers: OfferThing[]
  /** What waits for an answer of somebody's shops, if no question of ours stands. */
  requests: BookingView[]
  /** What a plain yes is about: one thing at a time. */
  yesTo: 'offer' | 'question' | 'request' | 'nothing'
}

/** The notices that ask a driver to take an offer. */
const offering: ReadonlySet<string> = new Set<Kind>([
  'booking_time_proposed',
  'booking_move_proposed',
  'booking_offered',
  'booking_offered_two',
  'booking_offered_three',
])

/** Whether a notice of that kind stands above no answer of ours and above nobody else's words. */
export function isOnTop(screen: readonly OnScreen[], kinds: ReadonlySet<string>): boolean {
  const newest = screen.find(({ kind, threadId }) => kind === 'reply' || threadId !== null || kinds.has(kind))
  return newest !== undefined && kinds.has(newest.kind)
}

/** Whether a shop's offer has the yes: it stands, and nothing was asked below it. */
export function offerIsOnTop({ screen, offersStand }: Seen, active: Frame | null): boolean {
  if (!offersStand) return false
  const asksNothing = active === null || declaredOf(active) === undefined
  const areWords = screen[0]?.threadId != null
  return asksNothing ? !areWords : isOnTop(screen, offering)
}

/** Reads nothing unless an offer stands. */
export async function sceneOf(turn: Turn, active: Frame | null): Promise<Scene> {
  const question = active ? declaredOf(active) : undefined
  const offers = turn.offersStand ? (await unansweredProposals(turn)).flatMap(offersOf) : []
  const hasOffer = offers.length > 0 && offerIsOnTop(turn, active)
  const isCounter = turn.actor.shops.length > 0 && !question && !hasOffer
  const requests = isCounter ? await waitingForShop(turn.ctx, turn.actor) : []
  const yesTo = hasOffer ? 'offer' : question ? 'question' : requests.length > 0 ? 'request' : 'nothing'
  return { question, offers, requests, yesTo }
}

const offersOf = (booking: BookingView): OfferThing[] =>
  openOffersOf(booking, 'shop').map((offer) => ({
    kind: 'request',
    id: offer.id,
    name: booking.shop.name,
    person: booking.shop.id,
    code: booking.code,
    facts: factsOf({ ...withOffer(booking, offer), move: null, slotStart: offer.start ?? booking.slotStart }),
    booking,
    offer,
  }))
