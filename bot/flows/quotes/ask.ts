import { aside, change, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { asksNamedForPrices } from '#bot/understand/said/asked/asks-prices.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { canAskShops } from '#core/quotes/quote-policy.ts'
import { allForRound, shopsForRound } from '#core/quotes/rounds/ask-shops.ts'
import { QUOTE_RADIUS_KM } from '#core/rules/bookings/quote-times.ts'
import { dayWords } from '#core/texts/when.ts'
import type { SearchDraft } from '../search/draft.ts'
import { MAX_TYRES } from '../search/results.ts'
import { askFrame, inputOf, type QuotesDraft, quotesOf } from './draft.ts'

/** Of the last search. */
export async function askOutcome(turn: Turn, message?: ParsedMessage): Promise<Outcome> {
  const { ctx, actor, memory, say } = turn
  const draft = memory.lastSearch ? quotesOf(memory.lastSearch as SearchDraft) : undefined
  if (!draft) return aside(text(say.quotes.none))
  if (!canAskShops(actor)) return aside(text(say.quotes.notForShops))
  const wish = message ? withWhatWasSaid(draft, message, turn) : draft
  const shops = await shopsForRound(ctx, actor, inputOf(wish))
  if (shops.length === 0) return aside(text(say.refusals.NO_SHOP_TO_ASK({ km: String(QUOTE_RADIUS_KM) })))
  return asking(wish, turn)
}

// What was searched for is not shown again behind it.
const asking = (draft: QuotesDraft, { running }: Turn, ...say: ReturnType<typeof text>[]): Outcome =>
  running === 'search' ? change(askFrame(draft), ...say) : enter(askFrame(draft), ...say)

/** 'Ask Kloof and Fourways what they charge': these alone, by name or by their rows; undefined for none or one. */
export async function askNamed(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const { ctx, actor, memory, say } = turn
  const last = memory.lastSearch as SearchDraft | undefined
  const draft = last && quotesOf(last)
  if (!draft || !canAskShops(actor) || !asksNamedForPrices(message.text)) return undefined
  const shown = last.shown ?? []
  const { shop, pointing } = message.understood.slots
  const wish = withWhatWasSaid(draft, message, turn)
  const all = await allForRound(ctx, actor, inputOf(wish))
  const names = [...all.map(({ name }) => name), ...shown.map((one) => one.shop), ...(shop ? [shop] : [])]
  const { named } = shopsNamed(message.text, names)
  const rows = (pointing?.indexes ?? []).flatMap((at) => shown[at - 1]?.shop ?? [])
  const meant = [...new Set(named.length > 0 ? named : rows)]
  if (meant.length < 2) return undefined
  const only = all.filter(({ name }) => meant.includes(name)).map(({ id }) => id)
  const cannot = meant.filter((name) => !all.some((one) => one.name === name))
  const sorry = cannot.length > 0 ? [text(say.quotes.cannotAsk(cannot.join(', ')))] : []
  return only.length > 0 ? asking({ ...wish, only }, turn, ...sorry) : aside(...sorry)
}

/** The number of tyres, and the day and hour in words for the shops. */
function withWhatWasSaid(draft: QuotesDraft, { understood: { slots } }: ParsedMessage, { say, memory }: Turn) {
  const last = memory.lastSearch as SearchDraft | undefined
  const { quantity = 0, date = last?.date, time = last?.time } = slots
  const day = date && dayWords(date, say.dates)
  const when = day && time ? `${day} ${say.dates.at} ${time}` : (day ?? time)
  return {
    ...draft,
    ...(quantity > 0 && quantity <= MAX_TYRES && { quantity }),
    ...(when && { when }),
  }
}
