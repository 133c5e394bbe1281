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
import { type StockWords, saysStockIsRight, stockIn, tokensOf } from '#bot/understand/shop-words.ts'
import type { Slots } from '#bot/understand/types.ts'
import { Refusal } from '#core/errors.ts'
import { changeStock, type OwnTyre, ownStock } from '#core/inventory/own-stock.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import { refusalWords } from '../refused.ts'
import { threadsFrame } from '../threads/flow.ts'
import { type DeskDraft, desk, severalShops } from './draft.ts'
import { go } from './go.ts'
import { stockRight } from './stock-right.ts'
import { withUndo } from './undo.ts'

const MOST_ROWS = 10

/** 'sold 4 of the 205/55R16 Michelin': the tyre is found in the stock, changed, and read back. */
export async function stockOutcome(words: string, slots: Slots, turn: Turn): Promise<Outcome> {
  const { say } = turn
  if (saysStockIsRight(words)) return stockRight(turn)
  const wanted = stockIn(words)
  const size = slots.size && sizeCode(slots.size)
  const brands = slots.brand === undefined ? [] : [slots.brand].flat()
  const found = await tyresMeant(words, size, brands, turn)
  if (found.length === 0) {
    const what = [...brands, size].filter(Boolean).join(' ')
    if (!what) return aside(text(say.counter.stock.how))
    return enter(desk('unlisted', { words, reason: what }))
  }
  const [only] = found
  if (!changes(wanted)) {
    if (found.length > MOST_ROWS || !only) return aside(text(say.counter.stock.how))
    return aside(text(found.map((tyre) => say.counter.stock.shown(tyre, levelOf(tyre))).join('\n')))
  }
  const draft: DeskDraft = { stock: wanted, listings: found.slice(0, MOST_ROWS).map(({ listingId }) => listingId) }
  if (only && found.length === 1) return changed(only, wanted, turn)
  return enter(desk('stockWhich', draft))
}

/** Words of no clear meaning that name a tyre of the stock and what changes of it. */
export async function stockIfMeant(words: string, slots: Slots, turn: Turn): Promise<Outcome | undefined> {
  const size = slots.size && sizeCode(slots.size)
  const brands = slots.brand === undefined ? [] : [slots.brand].flat()
  const isMeant = changes(stockIn(words)) && (await tyresMeant(words, size, brands, turn)).length > 0
  return isMeant ? stockOutcome(words, slots, turn) : undefined
}

const changes = ({ by, quantity, priceCents }: StockWords): boolean =>
  by !== undefined || quantity !== undefined || priceCents !== undefined

const levelOf = ({ stock, priceCents }: OwnTyre) => ({ quantity: stock, priceCents })

/** Brand and size narrow the stock down; the words of a model narrow it further. */
async function tyresMeant(
  words: string,
  size: string | undefined,
  brands: readonly string[],
  { ctx, actor }: Turn,
): Promise<OwnTyre[]> {
  const all = (await ownStock(ctx, actor, { size, words: [] })).filter(
    ({ brand }) => brands.length === 0 || brands.some((one) => one.toLowerCase() === brand.toLowerCase()),
  )
  const said = new Set(tokensOf(words))
  const modelled = all.filter(({ model }) => tokensOf(model).some((token) => token.length > 2 && said.has(token)))
  if (modelled.length > 0) return bestOf(modelled, said)
  return size || brands.length > 0 ? all : []
}

/** 'Primacy 4' before 'Primacy 3' if the words say the 4 behind the name. */
function bestOf(tyres: OwnTyre[], said: ReadonlySet<string>): OwnTyre[] {
  const score = ({ model }: OwnTyre) => tokensOf(model).filter((token) => token.length > 2 && said.has(token)).length
  const best = Math.max(...tyres.map(score))
  return tyres.filter((tyre) => score(tyre) === best)
}

async function changed(tyre: OwnTyre, wanted: StockWords, turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  try {
    const { before, after, undoId } = await changeStock(ctx, actor, tyre.listingId, wanted)
    const words = say.counter.stock.changed(tyre, before, after)
    return aside(withUndo(await atShop(words, tyre.shopId, turn), undoId, turn))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

/** To somebody of several shops, the words name the shop. */
export async function atShop(words: string, shopId: string, turn: Turn): Promise<string> {
  if (!severalShops(turn)) return words
  const shop = (await ownShops(turn.ctx, turn.actor)).find(({ id }) => id === shopId)
  return shop ? turn.say.counter.atShop(words, shop.name) : words
}

export const stockWhich: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const found = await stocked(draft, turn)
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

const stocked = async ({ listings = [] }: DeskDraft, { ctx, actor }: Turn): Promise<OwnTyre[]> =>
  (await ownStock(ctx, actor, { words: [] })).filter(({ listingId }) => listings.includes(listingId))

export const stock: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const [tyre] = await stocked(draft, turn)
    if (!tyre) return done(text(turn.say.counter.stock.how))
    const outcome = await changed(tyre, draft.stock ?? {}, turn)
    return done(...('say' in outcome ? outcome.say : []))
  },
}
