import { type Action, aside, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import { quoteOver } from '#core/bookings/quotes/take-quote.ts'
import type { QuoteListing, ShopQuote } from '#core/contracts/deal/quotes.ts'
import { Refusal } from '#core/errors.ts'
import type { ListRow, OutboundContent } from '#core/messaging/content.ts'
import { quoteButtons } from '#core/notifications/kinds/quotes/quote-wanted.ts'
import { priceReadAt } from '#core/notifications/telling/price-read-at.ts'
import { answerQuote, refuseQuote } from '#core/quotes/rounds/answer-quote.ts'
import { oneShopQuote, quotesOpen, quotesWaiting } from '#core/quotes/rounds/shop-quotes.ts'
import { formatRand } from '#core/rules/format.ts'
import { readPrice } from '#core/rules/imports/amounts.ts'
import type { Texts } from '#core/texts/texts.ts'
import { dayWords, momentWords } from '#core/texts/when.ts'
import { refusalWords } from '../refused.ts'
import { atShop, severalShops } from '../shop-desk/draft.ts'
import { defineFlow } from '../steps.ts'
import type { QuoteDeskDraft } from './draft.ts'
import { goAtDesk as go } from './go.ts'
import { draftOf, pricedFor } from './priced.ts'
import { quotesNamed } from './which-quote.ts'

const MIN_CENTS = 100
const MAX_CENTS = 10_000_000
/** A list on the phone has ten rows. */
const MAX_ROWS = 10

const nameOf = ({ tyre }: Pick<QuoteListing, 'tyre'> | { tyre: NonNullable<ShopQuote['tyre']> }): string =>
  `${tyre.brand} ${tyre.model} ${tyre.size}`

const card = async (quote: ShopQuote, turn: Turn): Promise<OutboundContent> => {
  const { quotes: say, dates } = turn.say
  const [best] = quote.listings
  const body = [
    `*${say.wantedTitle(quote, undefined)}*`,
    ...(quote.notes ? [say.wantedNotes(quote.notes)] : []),
    best ? say.wantedListed(nameOf(best), best.totalCents) : say.wantedNone,
    say.wantedUntil(momentWords(quote.validUntil, dates)),
  ].join('\n')
  return buttons(await atShop(body, quote.shopId, turn), ...quoteButtons(quote, turn.say))
}

/** The ask that waits, or several to choose from. */
export async function waitingQuotes(turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const waiting = await quotesWaiting(ctx, actor)
  const [only] = waiting
  if (!only) return aside(text(say.quotes.nothingWaits))
  if (waiting.length === 1) return oneWanted(only.id, turn)
  const rows: ListRow[] = waiting.slice(0, MAX_ROWS).map((quote) => ({
    id: `quote:card:${quote.id}`,
    title: say.quotes.what(quote),
    description: severalShops(turn) ? `${quote.shopName} · ${quote.place}` : quote.place,
  }))
  return aside(list(say.quotes.waiting(waiting.length), say.quotes.choose, rows))
}

export async function oneWanted(askId: string, turn: Turn): Promise<Outcome> {
  const quote = await oneShopQuote(turn.ctx, turn.actor, askId)
  return aside(quote.open ? await card(quote, turn) : text(turn.say.refusals.QUOTE_OVER()))
}

/** What of a price is sent beside its figure. */
type Beside = Pick<QuoteDeskDraft, 'note' | 'validOn'>

/** Sends the price and says what was sent. */
export async function sentWords(
  askId: string,
  listingId: string,
  priceCents: number,
  turn: Turn,
  { note = '', validOn }: Beside = {},
): Promise<OutboundContent> {
  const { ctx, actor, say } = turn
  const answer = { listingId, priceCents, note, ...(validOn && { validOn }) }
  const { quote, changed } = await answerQuote(ctx, actor, askId, answer)
  turn.memory.quoted = { askId, at: turn.now.toISOString(), ...(validOn && { validOn }) }
  const night = await priceReadAt(ctx, askId)
  const words = changed ? say.quotes.sentChanged : say.quotes.sent
  const tyre = quote.tyre ? nameOf({ tyre: quote.tyre }) : ''
  const until = momentWords(quote.validUntil, say.dates)
  const figures = [quote.quantity, tyre, quote.priceCents ?? 0, quote.totalCents ?? 0, until] as const
  const told = night ? say.quotes.sentAtNight(...figures, momentWords(night, say.dates)) : words(...figures)
  const withNote = [told, ...(note === '' ? [] : [say.quotes.withNote(note)])].join('\n')
  return buttons(
    await atShop(withNote, quote.shopId, turn),
    { id: `quote:other:${askId}`, title: say.quotes.changePrice },
    { id: `quote:cannot:${askId}`, title: say.quotes.takeBack },
  )
}

/** The shop cannot quote it; a price that it had named is taken back, of which the driver is told. */
export async function cannotQuote(askId: string, turn: Turn): Promise<Outcome> {
  const { quotes: say } = turn.say
  const quote = await refuseQuote(turn.ctx, turn.actor, askId)
  if (turn.memory.quoted?.askId === askId) delete turn.memory.quoted
  return aside(text(await atShop(quote.totalCents === null ? say.cannotSent : say.takenBack, quote.shopId, turn)))
}

const chosenOf = ({ listings }: ShopQuote, listingId: string | undefined): QuoteListing | undefined =>
  listings.find((one) => one.listingId === listingId) ?? listings[0]

/** Asks for a figure a tyre; other tyres of the size are rows, at the price of the list. */
const price: Question<QuoteDeskDraft> = {
  onlyNow: true,
  freeText: true,
  ask: async (draft, { ctx, actor, say }) => {
    const quote = await oneShopQuote(ctx, actor, draft.askId)
    const chosen = chosenOf(quote, draft.listingId)
    if (!quote.open) throw quoteOver()
    if (!chosen) return { say: [text(say.quotes.wantedNone)] }
    if (draft.tyres) return { say: [whichTyre(draft.tyres, say)] }
    const words = [say.quotes.whichPrice(quote, nameOf(chosen), chosen.priceCents), ...besideOf(draft, { say })].join(
      '\n',
    )
    const rows: ListRow[] = quote.listings
      .filter((one) => one !== chosen)
      .map((one) => ({
        id: `desk-quote:tyre:${one.listingId}:${one.priceCents}`,
        title: say.quotes.fitted(one.totalCents),
        description: nameOf(one),
      }))
    return {
      draft: { ...draft, listingId: chosen.listingId },
      say: [rows.length > 0 ? list(words, say.quotes.otherTyre, rows) : text(words)],
    }
  },
  answer: (message, draft, { say }) => {
    const [, verb, listingId, cents] = message.choice?.split(':') ?? []
    const { tyres, ...rest } = draft
    if (verb === 'tyre' && listingId) return go('sure', { ...rest, listingId, priceCents: Number(cents) })
    const named = message.choice ? undefined : namedOf(message.text, tyres)
    if (named) return go('sure', { ...rest, listingId: named.listingId, priceCents: named.priceCents })
    if (tyres) return notUnderstood
    const priceCents = message.choice ? undefined : readPrice(message.text)
    if (priceCents === undefined) return notUnderstood
    if (priceCents < MIN_CENTS || priceCents > MAX_CENTS) return { to: 'again', say: [text(say.quotes.figure)] }
    return go('sure', { ...draft, priceCents })
  },
}

type Tyres = NonNullable<QuoteDeskDraft['tyres']>

const whichTyre = (tyres: Tyres, { quotes: say }: Texts): OutboundContent =>
  list(
    say.whichTyre,
    say.choose,
    tyres.slice(0, MAX_ROWS).map(({ listingId, priceCents, name }) => ({
      id: `desk-quote:tyre:${listingId}:${priceCents}`,
      title: formatRand(priceCents),
      description: name,
    })),
  )

/** The one that words name by what only its own name has. */
function namedOf(words: string, tyres: Tyres = []): Tyres[number] | undefined {
  const said = new Set(tokensOf(words))
  const own = tyres.map(({ name }) => tokensOf(name).filter((word) => word.length > MIN_WORD))
  const shared = (word: string): boolean => own.filter((one) => one.includes(word)).length > 1
  const named = tyres.filter((_, at) => own[at]?.some((word) => said.has(word) && !shared(word)))
  return named.length === 1 ? named[0] : undefined
}
const MIN_WORD = 3

/** The figure with the total that the driver will see and what it is made of, the condition, and until when it stands. */
function readBackOf(
  { quantity }: ShopQuote,
  chosen: QuoteListing,
  { priceCents, note, validOn }: QuoteDeskDraft & { priceCents: number },
  { say: { quotes: say, dates } }: Turn,
): string {
  const work = chosen.totalCents - chosen.priceCents * quantity
  return [
    say.quoted(quantity, nameOf(chosen), priceCents, priceCents * quantity + work),
    ...(work > 0 ? [say.madeOf(priceCents * quantity, work)] : []),
    ...besideOf({ note, validOn }, { say: { quotes: say, dates } }),
    say.shallI,
  ].join('\n')
}

/** What was said before and goes with another figure too. */
const besideOf = (
  { note, validOn }: Beside,
  { say: { quotes: say, dates } }: { say: Pick<Texts, 'quotes' | 'dates'> },
) => [...(note ? [say.withNote(note)] : []), ...(validOn ? [say.untilLine(dayWords(validOn, dates))] : [])]

/** Of several drivers who wait for a price: whom the one that was written is for. */
const which: Question<QuoteDeskDraft> = {
  ask: async ({ words = '', among = [] }, turn) => {
    const { quotes: say } = turn.say
    const waiting = (await quotesOpen(turn.ctx, turn.actor)).filter(({ id }) => among.includes(id))
    const rows = waiting.slice(0, MAX_ROWS).map((quote) => ({
      id: `desk-quote:to:${quote.id}`,
      title: say.what(quote),
      description: severalShops(turn) ? `${quote.shopName} · ${quote.place}` : quote.place,
    }))
    return { say: [list(say.whichOf(words), say.choose, rows)] }
  },
  answer: ({ choice, no, text: words }, draft, { say, now }) => {
    const [, verb, askId] = choice?.split(':') ?? []
    if (verb === 'to' && askId) return go('chosen', { ...draft, askId })
    if (!choice && no && isPlain(words, now)) return done(text(say.quotes.notSent))
    return choice || isPlain(words, now)
      ? notUnderstood
      : go('chosen', { ...draft, words: `${draft.words ?? ''}, ${words}` })
  },
}

/** Reads the price back for whom it is meant. */
const chosen: Action<QuoteDeskDraft> = {
  act: async ({ askId, words = '', among = [] }, turn) => {
    const waiting = (await quotesOpen(turn.ctx, turn.actor)).filter(({ id }) => among.includes(id))
    const named = askId ? waiting.filter(({ id }) => id === askId) : quotesNamed(words, waiting)
    const [only, second] = named
    if (!only) return done(text(turn.say.refusals.QUOTE_OVER()))
    if (second) return go('which', { askId: '', words, among: named.map(({ id }) => id) })
    const priced = await pricedFor(words, await oneShopQuote(turn.ctx, turn.actor, only.id), turn)
    return priced ? go('sure', draftOf(priced, null)) : go('price', { askId: only.id })
  },
}

/** Reads back the figure with the total that the driver will see. */
const sure: Question<QuoteDeskDraft> = {
  ask: async (draft, turn) => {
    const { ctx, actor, say } = turn
    const quote = await oneShopQuote(ctx, actor, draft.askId)
    const chosen = chosenOf(quote, draft.listingId)
    if (!quote.open || !chosen || !draft.priceCents) throw quoteOver()
    return {
      say: [
        buttons(
          readBackOf(quote, chosen, { ...draft, priceCents: draft.priceCents }, turn),
          { id: 'desk-quote:yes', title: say.quotes.send },
          { id: 'desk-quote:no', title: say.quotes.dontSend },
        ),
      ],
    }
  },
  answer: (message, draft, { say }) => {
    if (message.choice === 'desk-quote:yes' || (message.yes && !message.choice)) return go('send', draft)
    if (message.choice === 'desk-quote:no' || message.no) return done(text(say.quotes.notSent))
    return notUnderstood
  },
}

const send: Action<QuoteDeskDraft> = {
  act: async ({ askId, listingId = '', priceCents = 0, note, validOn }, turn) => {
    try {
      return done(await sentWords(askId, listingId, priceCents, turn, { note, validOn }))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, turn.say)))
      throw error
    }
  },
}

/** A shop names a price of its own for one ask. */
export const quoteDeskFlow = defineFlow('quote-desk', {
  alone: true,
  keeps: true,
  title: (_draft, say) => say.quotes.dashboard,
  steps: { which, chosen, price, sure, send },
})
