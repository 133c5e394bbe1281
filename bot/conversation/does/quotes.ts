import { allQuotes, declineOne, oneQuote, takeQuote } from '#bot/flows/quotes/answers.ts'
import type { Intent } from '#bot/understand/types.ts'
import type { Doing, Situation } from './doing.ts'

/** Words that name nothing are about the prices only right below one. */
const isAbout = ({ act: { stated }, scene }: Situation): boolean =>
  scene.quoteIsOnTop || stated.mentions.length > 0 || stated.amounts.length > 0

/** Its booking begins, which reads everything back before it is sent. */
export const takePrice: Doing = (situation) => {
  const { quote, turn } = situation
  return quote && isAbout(situation) ? takeQuote(quote.id, quote.ask.totalCents ?? 0, turn) : undefined
}

export const refusePrice: Doing = (situation) =>
  situation.quote && isAbout(situation) ? declineOne(situation.quote.id, situation.turn) : undefined

const searching: ReadonlySet<Intent> = new Set<Intent>(['search_size', 'shops_nearby', 'ask_tyres'])

/** The price that is meant, else all side by side. */
export const showPrices: Doing = (situation) => {
  const { act, quote, scene, turn } = situation
  // Another search, or another place, is said for certain.
  const isElsewhere = searching.has(act.of) && (act.sure || act.stated.sizes.length > 0)
  if (!isAbout(situation) || isElsewhere) return undefined
  if (quote && scene.quotes.length > 1) return oneQuote(quote.id, turn)
  const rounds = new Set(scene.quotes.map(({ round }) => round.id))
  const [only = ''] = rounds
  return allQuotes(rounds.size === 1 ? only : '', turn)
}
