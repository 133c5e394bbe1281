import {
  type Action,
  aside,
  change,
  done,
  enter,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { asksStock, sizePart } from '#bot/understand/said/front-desk/size-part.ts'
import { settleSlots } from '#bot/understand/slots.ts'
import {
  isTooMuch,
  namesOfTyres,
  type StockWords,
  saysStockIsRight,
  stockIn,
  stockParts,
  tellsOfChange,
  tellsOfStock,
} from '#bot/understand/stock-words.ts'
import type { Slots } from '#bot/understand/types.ts'
import { readMessage } from '#bot/understand/understand.ts'
import { type OwnTyre, ownTyres, ownTyresMeant } from '#core/inventory/own-stock.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { threadsFrame } from '../../threads/flow.ts'
import { atShop, type DeskDraft, desk } from '../draft.ts'
import { go } from '../price.ts'
import { changes, levelOf, stockRight, toNext } from './stock-sure.ts'

const MAX_ROWS = 10

/**
 * 'sold 4 of the 205/55R16 Michelin': the tyre is found in the stock, read back with its figures, and then changed; of
 * several tyres, one after another.
 */
export async function stockOutcome(words: string, slots: Slots, turn: Turn): Promise<Outcome> {
  if (saysStockIsRight(words)) return stockRight(turn)
  const parts = await partsMeant(words, turn)
  const rest = isTooMuch(words) ? [text(turn.say.frontDesk.stock.tooMuch)] : []
  if (parts.length > 1) return enter(desk('stockNext', { parts }), ...rest)
  if (disagree(stockParts(words))) return aside(text(turn.say.frontDesk.stock.how))
  const next = await stepFor(words, slots, turn)
  return Array.isArray(next) ? aside(...next) : enter(desk(next.step, next.draft))
}

/** The parts of the words, if each names a tyre of the stock and what changes of it. */
async function partsMeant(words: string, turn: Turn): Promise<string[]> {
  const parts = stockParts(words)
  for (const part of parts)
    if (!changes(stockIn(part)) || (await tyresNamed(part, slotsOf(part, turn), turn)).length === 0) return []
  return parts
}

/** 'Eight arrived, the old ones are finished': which is meant of the tyre that is named is not to be guessed. */
function disagree(parts: readonly string[]): boolean {
  const told = parts.map(stockIn)
  const levels = told.map(({ by, quantity }) => by ?? quantity).filter((level) => level !== undefined)
  const prices = told.flatMap(({ priceCents = [] }) => priceCents)
  return new Set(levels).size > 1 || new Set(prices).size > 1
}

export const slotsOf = (part: string, { now }: Turn): Slots => settleSlots(readMessage(part, { now }), 'shop_stock')

/** What was said of the next tyre. */
export const stockNext: Action<DeskDraft> = {
  act: async ({ parts: [part, ...rest] = [] }, turn) => {
    if (part === undefined) return done()
    const next = await stepFor(part, slotsOf(part, turn), turn)
    return Array.isArray(next) ? toNext(rest, ...next) : go(next.step, { ...next.draft, parts: rest })
  },
}

type Next = { step: 'stock' | 'stockWhich' | 'unlisted'; draft: DeskDraft } | OutboundContent[]

async function stepFor(words: string, slots: Slots, turn: Turn): Promise<Next> {
  const { how, shown } = turn.say.frontDesk.stock
  const wanted = stockIn(words)
  const found = await tyresMeant(words, slots, wanted, turn)
  if (found.length === 0) {
    const what = [...brandsIn(slots), slots.size && sizeCode(slots.size)].filter(Boolean).join(' ')
    return what ? { step: 'unlisted', draft: { words, reason: what } } : [text(how)]
  }
  if (!changes(wanted)) {
    if (found.length > MAX_ROWS) return [text(how)]
    const lines = found.map((tyre) => shown(tyre, levelOf(tyre))).join('\n')
    return [text(tellsOfChange(words) ? `${lines}\n\n${how}` : lines)]
  }
  const draft: DeskDraft = { stock: wanted, listings: found.slice(0, MAX_ROWS).map(({ listingId }) => listingId) }
  return { step: found.length === 1 ? 'stock' : 'stockWhich', draft }
}

/** Words of no clear meaning that name a tyre of the stock and what changes of it. */
export async function stockIfMeant(words: string, slots: Slots, turn: Turn): Promise<Outcome | undefined> {
  const isMeant = (changes(stockIn(words)) || tellsOfChange(words)) && (await tyresNamed(words, slots, turn)).length > 0
  return isMeant ? stockOutcome(words, slots, turn) : undefined
}

const brandsIn = ({ brand }: Slots): string[] => (brand === undefined ? [] : [brand].flat())

const tyresNamed = (words: string, slots: Slots, { ctx, actor }: Turn): Promise<OwnTyre[]> =>
  ownTyresMeant(ctx, actor, {
    size: slots.size && sizeCode(slots.size),
    part: slots.size ? undefined : sizePart(words),
    brands: brandsIn(slots),
    words: namesOfTyres(words),
  })

/** 'How many Falkens do we have': what the shop has of them; undefined if the words name none of its tyres. */
export async function ownStockAsked(words: string, turn: Turn): Promise<Outcome | undefined> {
  if (turn.running !== undefined || !asksStock(words) || tellsOfStock(words)) return undefined
  const found = await tyresNamed(words, slotsOf(words, turn), turn)
  const { shown } = turn.say.frontDesk.stock
  const lines = await Promise.all(
    found.slice(0, MAX_ROWS).map((tyre) => atShop(shown(tyre, levelOf(tyre)), tyre.shopId, turn)),
  )
  return lines.length > 0 ? aside(text(lines.join('\n'))) : undefined
}

/** What the words name; 'sold another 2' without a name is about the tyre that was spoken of last. */
async function tyresMeant(words: string, slots: Slots, wanted: StockWords, turn: Turn): Promise<OwnTyre[]> {
  const named = await tyresNamed(words, slots, turn)
  const { listingId } = turn.memory.focus ?? {}
  const isNamed = named.length > 0 || slots.size !== undefined || slots.brand !== undefined
  return isNamed || !listingId || !changes(wanted) ? named : ownTyres(turn.ctx, turn.actor, [listingId])
}

export const stockWhich: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const found = await ownTyres(turn.ctx, turn.actor, draft.listings ?? [])
    const rows = await Promise.all(
      found.map(async (tyre, at) => ({
        id: `tyre:${tyre.listingId}`,
        title: `${at + 1}. ${say.frontDesk.stock.row(tyre)}`,
        description: await atShop(say.frontDesk.stock.rowDetail(tyre, levelOf(tyre)), tyre.shopId, turn),
      })),
    )
    if (rows.length === 0) return { say: [text(say.frontDesk.stock.how)] }
    return { say: [list(say.frontDesk.stock.which, say.frontDesk.stock.tyres, rows)] }
  },
  answer: (message, draft, { say }) => {
    if (message.choice?.startsWith('tyre:')) return go('stock', { ...draft, listings: [message.choice.slice(5)] })
    return message.no ? toNext(draft.parts, text(say.frontDesk.stock.notChanged)) : notUnderstood
  },
}

/** A tyre that the shop does not list is added by us, from its words. */
export const unlisted: Question<DeskDraft> = {
  ask: ({ reason = '' }, { say }) => ({
    say: [
      buttons(
        say.frontDesk.stock.unknown(reason),
        { id: 'unlisted:add', title: say.frontDesk.stock.add },
        { id: 'unlisted:no', title: say.threads.dontSend },
      ),
    ],
  }),
  answer: (message, { words = '', parts }, { say }) => {
    if (message.choice === 'unlisted:add' || message.yes)
      return change(threadsFrame({ support: true, words: say.frontDesk.stock.addWords(words) }))
    return message.choice === 'unlisted:no' || message.no ? toNext(parts, text(say.threads.notSent)) : notUnderstood
  },
}
