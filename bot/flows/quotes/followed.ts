import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { addedForAll, asksForAnswers, asksForRest, asksOtherShops } from '#bot/understand/said/asked/of-round.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { RoundView } from '#core/contracts/deal/quotes.ts'
import { othersOfRound } from '#core/quotes/rounds/ask-more.ts'
import { frame } from '../steps.ts'
import { LONGEST } from './added.ts'
import { openRounds, sideBySide } from './answers.ts'
import { askFrame, type QuotesDraft } from './draft.ts'

/** Where something is looked at, or nothing is asked: what is said of the shops that were asked is about those. */
const looking: ReadonlySet<string | undefined> = new Set([undefined, 'search', 'shops', 'alerts'])

/**
 * What a driver says of the shops that were asked for their price: whether any has answered, that others are to be
 * asked, and what all of them are to know as well. Whatever goes to shops is read back first.
 */
export async function roundFollowed(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const { kind, choice, command, repliesTo, text: words } = message
  if (kind !== 'text' || choice || command || repliesTo || turn.actor.shops.length > 0) return undefined
  if (turn.memory.talk || !looking.has(turn.running)) return undefined
  const added = addedForAll(words)
  const wantsOthers = asksOtherShops(words)
  // Under a list the others are those of the list.
  const asksWho = asksForAnswers(words) || (!turn.running && asksForRest(words))
  if (!added && !wantsOthers && !asksWho) return undefined
  const round = await roundMeant(turn)
  if (!round) return undefined
  if (added) return addWords(round, added, turn)
  if (wantsOthers) return askOthers(round, turn)
  return aside(sideBySide(round, turn.say))
}

/** The newest that runs, unless a booking was asked for since, which the words may be about. */
async function roundMeant(turn: Turn): Promise<RoundView | undefined> {
  const [round] = await openRounds(turn)
  if (!round) return undefined
  const bookings = await myBookings(turn.ctx, turn.actor, { upcoming: true })
  return bookings.some(({ createdAt }) => createdAt > round.createdAt) ? undefined : round
}

function addWords(round: RoundView, words: string, { say }: Turn): Outcome {
  const asked = round.asks
    .filter(({ state }) => state === 'waiting' || state === 'answered')
    .map(({ shop: { id, name } }) => ({ id, name }))
  if (asked.length === 0) return aside(sideBySide(round, say))
  const adds = words.slice(0, LONGEST)
  return enter(frame('quotes', 'addSure', { ...draftOf(round, { lat: 0, lng: 0 }), roundId: round.id, adds, asked }))
}

async function askOthers(round: RoundView, turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const { more, apart, near } = await othersOfRound(ctx, actor, round.id)
  const draft = draftOf(round, near)
  const beside = text(say.quotes.besideThose)
  if (more.length > 0) return enter(askFrame({ ...draft, roundId: round.id, only: more.map(({ id }) => id) }), beside)
  if (apart.length > 0) return enter(askFrame({ ...draft, only: apart.map(({ id }) => id) }), beside)
  return aside(text(say.quotes.nobodyElse), sideBySide(round, say))
}

const draftOf = (
  { size, quantity, brand, place, notes }: RoundView,
  near: { lat: number; lng: number },
): QuotesDraft => ({
  ...{ size, quantity, place: { label: place, ...near } },
  ...(brand && { brand }),
  ...(notes && { when: notes }),
})
