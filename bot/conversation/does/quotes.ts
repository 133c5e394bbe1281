import { enter } from '#bot/engine/flow.ts'
import { allQuotes, declineOne, oneQuote, openRounds, takeQuote } from '#bot/flows/quotes/answers.ts'
import { threadsFrame } from '#bot/flows/threads/flow.ts'
import { asksForAnswers, asksForRest } from '#bot/understand/said/asked/of-round.ts'
import { figuresIn } from '#bot/understand/said/figures.ts'
import { mayTakeIt } from '#bot/understand/said/of-driver/takes-it.ts'
import { endNamed, namesChosen } from '#bot/understand/said/which.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import type { QuoteThing } from '../asked-shops.ts'
import type { Doing, Situation } from './doing.ts'

/** Words that name nothing are about the prices only right below one. */
const isAbout = ({ act: { stated }, scene }: Situation): boolean =>
  scene.quoteIsOnTop || stated.mentions.length > 0 || stated.amounts.length > 0

/** Its booking begins, which reads everything back before it is sent. */
export const takePrice: Doing = (situation) => {
  const { quote, turn } = situation
  return quote && isAbout(situation)
    ? takeQuote(quote.id, quote.ask.totalCents ?? 0, turn, situation.message)
    : undefined
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

const later =
  /\b(?:later|think(?:ing)?|wait(?:ing)?|dink|wag|linda|cinga|nahana|akanya|not yet|nog nie|see|first|eers)\b/
const bargains =
  /\b(?:can|could|do|make|give|for|if|kan|maak|doen|gee|vir|as|match|rather|max|only|net|hoping|hoped|thinking|expect\w*|budget|gehoop|begroting|uma|ukuba|bengi\w+|bendi\w+|bengenza|bangenza|ngicela|ba ka|a ka|ha ba|fa ba|ne ke)\b/
const MIN_PRICE = 500

/** The only price that the words name by its sum: 'I take the 7 800 one'. */
function pricedAt(words: string, quotes: readonly QuoteThing[]): QuoteThing | undefined {
  const figures = figuresIn(words).filter((rand) => rand >= MIN_PRICE)
  const isAt = (cents: number | null | undefined): boolean =>
    figures.some((rand) => Math.abs((cents ?? 0) - rand * 100) < 100)
  const [only, ...more] = quotes.filter(({ ask }) => isAt(ask.totalCents) || isAt(ask.priceCents))
  return more.length === 0 ? only : undefined
}

const FEW_WORDS = 4

/** A counter to a price, the cheapest of them, or a question who has answered; undefined for what the rows below hold. */
export const hearPrices: Doing = async (situation) => {
  const { act, message, scene, turn, quote } = situation
  const { text: words } = message
  const plain = plainText(words)
  const priced = readsAsQuestion(words) ? undefined : pricedAt(words, scene.quotes)
  if (priced && act.act !== 'refuse' && mayTakeIt(words) && !bargains.test(plain))
    return takeQuote(priced.id, priced.ask.totalCents ?? 0, turn, message)
  if (!scene.quoteIsOnTop) return undefined
  if (asksForAnswers(words) || asksForRest(words)) return allQuotes(oneRoundOf(await openRounds(turn)), turn)
  const own = scene.quotes.flatMap(({ ask }) => [ask.totalCents ?? 0, ask.priceCents ?? 0])
  const other = figuresIn(words).find(
    (rand) => rand >= MIN_PRICE && !own.some((cents) => Math.abs(cents - rand * 100) < 100),
  )
  if (other && bargains.test(plain)) {
    const named = quote ?? namedIn(words, scene.quotes) ?? leastOf(scene.quotes)
    if (named) return enter(threadsFrame({ shopId: named.ask.shop.id, words }))
    return allQuotes(scene.quotes[0]?.round.id ?? '', turn)
  }
  const rounds = await openRounds(turn)
  const silent = rounds.flatMap(({ asks }) => asks.filter(({ state }) => state === 'waiting'))
  if (
    namesChosen(
      words,
      silent.flatMap(({ shop }) => [shop.name, shop.name.split(' ')[0] ?? '']),
    ).chosen.length > 0
  )
    return allQuotes(oneRoundOf(rounds), turn)
  if (
    endNamed(words) === 'cheapest' &&
    !readsAsQuestion(words) &&
    (mayTakeIt(words) || plain.split(' ').length <= FEW_WORDS)
  ) {
    const least = leastOf(scene.quotes)
    return least && takeQuote(least.id, least.ask.totalCents ?? 0, turn, message)
  }
  if (later.test(plain) && !mayTakeIt(words) && !readsAsQuestion(words)) return allQuotes(oneRoundOf(rounds), turn)
  return undefined
}

/** The only round that runs; all of them are shown to be chosen from otherwise. */
const oneRoundOf = ([only, ...more]: readonly { id: string }[]): string => (more.length === 0 ? (only?.id ?? '') : '')

/** A sum that names no shop is put to the cheapest. */
const leastOf = (quotes: readonly QuoteThing[]): QuoteThing | undefined =>
  quotes.toSorted((one, another) => (one.ask.totalCents ?? 0) - (another.ask.totalCents ?? 0))[0]

/** The only price, or that of the shop that is named. */
function namedIn(words: string, quotes: readonly QuoteThing[]): QuoteThing | undefined {
  const { chosen } = namesChosen(
    words,
    quotes.flatMap(({ name }) => [name, name.split(' ')[0] ?? name]),
  )
  const meant = chosen.length > 0 ? quotes.filter(({ name }) => chosen.some((one) => name.startsWith(one))) : quotes
  const [only, ...more] = meant
  return more.length === 0 ? only : undefined
}
