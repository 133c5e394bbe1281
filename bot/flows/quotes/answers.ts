import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { hearWhen } from '#bot/understand/answers.ts'
import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'
import type { ListRow, OutboundContent } from '#core/messaging/content.ts'
import { priceButtons, priceLinesOf, tyreWords } from '#core/notifications/kinds/quotes/quote-price.ts'
import { askMore } from '#core/quotes/rounds/ask-more.ts'
import { closeRound, declineQuote, myAsk, myRound, myRounds } from '#core/quotes/rounds/rounds.ts'
import type { Texts } from '#core/texts/texts.ts'
import { choiceOfDays, startBooking } from '../booking/draft.ts'

type Known = { ask: AskView; round: RoundView }

/** One price with what the driver can do about it. */
const card = ({ ask, round }: Known, say: Texts): OutboundContent =>
  buttons(
    [`*${say.quotes.priceTitle(ask.shop.name, ask.totalCents ?? 0)}*`, ...priceLinesOf({ ask, round }, say)].join('\n'),
    ...priceButtons({ ask, round }, say),
  )

const standsLine = ({ state, declinedBy, shop }: AskView, { quotes: { stands } }: Texts): string => {
  if (state === 'declined') return declinedBy === 'customer' ? stands.refused(shop.name) : stands.declined(shop.name)
  return state === 'answered' ? '' : stands[state](shop.name)
}

/** All prices of the round side by side; those that stand are rows to choose. */
export function sideBySide(round: RoundView, say: Texts): OutboundContent {
  const isOpen = round.state === 'open'
  const answered = isOpen ? round.asks.filter(({ state }) => state === 'answered') : []
  const others = round.asks.filter((ask) => !answered.includes(ask))
  const body = [
    say.quotes.allTitle(round),
    ...answered.map((ask, at) =>
      say.quotes.answered(at + 1, ask.shop.name, ask.totalCents ?? 0, tyreWords(ask), ask.distanceKm),
    ),
    others.map((ask) => standsLine(ask, say)).join('\n'),
  ]
  const rows: ListRow[] = answered.map((ask) => ({
    id: `quote:open:${ask.id}`,
    title: say.quotes.rowOf(ask.shop.name),
    description: say.quotes.rowHint(ask.totalCents ?? 0, tyreWords(ask)),
  }))
  const words = body.filter(Boolean).join('\n\n')
  if (!isOpen) return text(words)
  const close = { id: `quote:close:${round.id}`, title: say.quotes.close, description: say.quotes.closeHint }
  return list(words, say.quotes.choose, [...rows, close])
}

/** The driver's rounds that run. */
export const openRounds = async ({ ctx, actor }: Turn): Promise<RoundView[]> =>
  (await myRounds(ctx, actor)).rounds.filter(({ state }) => state === 'open')

/** 'All quotes': of the round that is named, else of each that is open, else of the last one. */
export async function allQuotes(roundId: string, { ctx, actor, say }: Turn): Promise<Outcome> {
  if (roundId) return aside(sideBySide(await myRound(ctx, actor, roundId), say))
  const { rounds } = await myRounds(ctx, actor)
  const open = rounds.filter(({ state }) => state === 'open')
  const shown = open.length > 0 ? open : rounds.slice(0, 1)
  return shown.length === 0 ? aside(text(say.quotes.none)) : aside(...shown.map((round) => sideBySide(round, say)))
}

export const oneQuote = async (askId: string, { ctx, actor, say }: Turn): Promise<Outcome> => {
  const known = await myAsk(ctx, actor, askId)
  return known.ask.state === 'answered' && known.round.state === 'open'
    ? aside(card(known, say))
    : aside(sideBySide(known.round, say))
}

/** Begins the booking of the price that was shown, with the day that was said; another one by now is shown first. */
export async function takeQuote(askId: string, seenCents: number, turn: Turn, said?: ParsedMessage): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const { ask, round } = await myAsk(ctx, actor, askId)
  if (ask.state !== 'answered' || round.state !== 'open' || !ask.listingCode)
    return aside(text(say.refusals.QUOTE_OVER()), sideBySide(round, say))
  if (ask.totalCents !== seenCents) return aside(text(say.quotes.priceNow), card({ ask, round }, say))
  return enter(
    startBooking({
      ...(said && whenSaid(said, turn)),
      ...{ code: ask.listingCode, quantity: round.quantity, services: round.services, quoteId: ask.id },
    }),
  )
}

function whenSaid({ text: words, understood: { slots } }: ParsedMessage, { now }: Turn) {
  const heard = hearWhen(words, { now, asked: true })
  const { date = heard.date, time = heard.time } = slots
  return { ...choiceOfDays(slots), ...(date && { date }), ...(time && { time }) }
}

export async function declineOne(askId: string, { ctx, actor, say }: Turn): Promise<Outcome> {
  const { ask } = await myAsk(ctx, actor, askId)
  const round = await declineQuote(ctx, actor, askId)
  return aside(buttons(say.quotes.declined(ask.shop.name), { id: `quote:all:${round.id}`, title: say.quotes.all }))
}

/** Asks two more for the same: of the round that is named, else of the newest that is open. */
export async function moreShops(roundId: string, turn: Turn): Promise<Outcome> {
  const id = roundId || (await openRounds(turn))[0]?.id
  return aside(id ? await askedMore(id, turn) : text(turn.say.quotes.none))
}

/** Who was asked as well. */
export async function askedMore(id: string, { ctx, actor, say }: Turn): Promise<OutboundContent> {
  const before = new Set((await myRound(ctx, actor, id)).asks.map(({ shop }) => shop.id))
  const { asks } = await askMore(ctx, actor, id)
  const added = asks.flatMap(({ shop }) => (before.has(shop.id) ? [] : shop.name))
  return buttons(say.quotes.askedMore(say.beside.and(added)), { id: `quote:all:${id}`, title: say.quotes.all })
}

export async function closeAll(roundId: string, { ctx, actor, say }: Turn): Promise<Outcome> {
  await closeRound(ctx, actor, roundId)
  return aside(text(say.quotes.closed))
}
