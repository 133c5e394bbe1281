import { aside, change, done, enter, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { type StockWords, saysStockIsRight, stockIn } from '#bot/understand/stock-words.ts'
import type { Slots } from '#bot/understand/types.ts'
import { type OwnTyre, ownTyres, ownTyresMeant } from '#core/inventory/own-stock.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { threadsFrame } from '../threads/flow.ts'
import { atShop, type DeskDraft, desk } from './draft.ts'
import { go } from './go.ts'
import { stockRight } from './stock-right.ts'
import { changes, levelOf } from './stock-sure.ts'

const MOST_ROWS = 10

/** 'sold 4 of the 205/55R16 Michelin': the tyre is found in the stock, read back with its figures, and then changed. */
export async function stockOutcome(words: string, slots: Slots, turn: Turn): Promise<Outcome> {
  const { say } = turn
  if (saysStockIsRight(words)) return stockRight(turn)
  const wanted = stockIn(words)
  const found = await tyresMeant(words, slots, wanted, turn)
  if (found.length === 0) {
    const what = [...brandsIn(slots), slots.size && sizeCode(slots.size)].filter(Boolean).join(' ')
    if (!what) return aside(text(say.counter.stock.how))
    return enter(desk('unlisted', { words, reason: what }))
  }
  if (!changes(wanted)) {
    if (found.length > MOST_ROWS) return aside(text(say.counter.stock.how))
    return aside(text(found.map((tyre) => say.counter.stock.shown(tyre, levelOf(tyre))).join('\n')))
  }
  const draft: DeskDraft = { stock: wanted, listings: found.slice(0, MOST_ROWS).map(({ listingId }) => listingId) }
  return enter(desk(found.length === 1 ? 'stock' : 'stockWhich', draft))
}

/** Words of no clear meaning that name a tyre of the stock and what changes of it. */
export async function stockIfMeant(words: string, slots: Slots, turn: Turn): Promise<Outcome | undefined> {
  const isMeant = changes(stockIn(words)) && (await tyresNamed(words, slots, turn)).length > 0
  return isMeant ? stockOutcome(words, slots, turn) : undefined
}

const brandsIn = ({ brand }: Slots): string[] => (brand === undefined ? [] : [brand].flat())

const tyresNamed = (words: string, slots: Slots, { ctx, actor }: Turn): Promise<OwnTyre[]> =>
  ownTyresMeant(ctx, actor, {
    size: slots.size && sizeCode(slots.size),
    brands: brandsIn(slots),
    words: tokensOf(words),
  })

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
      found.map(async (tyre) => ({
        id: `tyre:${tyre.listingId}`,
        title: say.counter.stock.row(tyre),
        description: await atShop(say.counter.stock.rowDetail(tyre, levelOf(tyre)), tyre.shopId, turn),
      })),
    )
    if (rows.length === 0) return { say: [text(say.counter.stock.how)] }
    return { say: [list(say.counter.stock.which, say.counter.stock.tyres, rows)] }
  },
  answer: (message, draft) =>
    message.choice?.startsWith('tyre:')
      ? go('stock', { ...draft, listings: [message.choice.slice(5)] })
      : notUnderstood,
}

/** A tyre that the shop does not list is added by us, from its words. */
export const unlisted: Question<DeskDraft> = {
  ask: ({ reason = '' }, { say }) => ({
    say: [
      buttons(
        say.counter.stock.unknown(reason),
        { id: 'unlisted:add', title: say.counter.stock.add },
        { id: 'unlisted:no', title: say.threads.dontSend },
      ),
    ],
  }),
  answer: (message, { words = '' }, { say }) => {
    if (message.choice === 'unlisted:add' || message.yes)
      return change(threadsFrame({ support: true, words: say.counter.stock.addWords(words) }))
    return message.choice === 'unlisted:no' || message.no ? done(text(say.threads.notSent)) : notUnderstood
  },
}
