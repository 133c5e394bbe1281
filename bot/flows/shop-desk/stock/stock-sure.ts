import { type Action, aside, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, link, list, text } from '#bot/engine/say.ts'
import { correctionIn, type StockWords } from '#bot/understand/stock-words.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import { Refusal } from '#core/errors.ts'
import { confirmStock } from '#core/inventory/bulk-stock.ts'
import { shopsStocked } from '#core/inventory/listing-policy.ts'
import { changedLevel, changeStock, type OwnTyre, ownTyres, type StockLevel } from '#core/inventory/own-stock.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { formatRand } from '#core/rules/format.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import { dayWords } from '#core/texts/when.ts'
import { refusalWords } from '../../refused.ts'
import { atShop, type DeskDraft, withUndo } from '../draft.ts'
import { go } from '../price.ts'
import { mayBeJob } from './stock-job.ts'

/** A yes that comes later may mean anything. */
const MINUTES_TO_ANSWER = 120

export const changes = ({ by, quantity, priceCents }: StockWords): boolean =>
  by !== undefined || quantity !== undefined || priceCents !== undefined

export const levelOf = ({ stock, priceCents }: OwnTyre): StockLevel => ({ quantity: stock, priceCents })

/** On to what else the same message said. */
export const toNext = (parts: string[] = [], ...say: OutboundContent[]): Outcome =>
  parts.length > 0 ? go('stockNext', { parts }, ...say) : done(...say)

const isSame = (one: StockLevel, other: StockLevel): boolean =>
  one.quantity === other.quantity && one.priceCents === other.priceCents

const tyreOf = async ({ listings = [] }: DeskDraft, { ctx, actor }: Turn): Promise<OwnTyre | undefined> =>
  (await ownTyres(ctx, actor, listings))[0]

/** Reads back what becomes of the listing, with the old and the new figure, and asks. */
export const stockSure: Question<DeskDraft> = {
  onlyNow: true,
  ask: async (draft, turn) => {
    const { say, now, memory } = turn
    const { sure, change, dontChange, how } = say.frontDesk.stock
    const tyre = await tyreOf(draft, turn)
    if (!tyre) return { say: [text(how)] }
    memory.focus = { ...memory.focus, shopId: tyre.shopId, listingId: tyre.listingId }
    const [wanted, before] = [draft.stock ?? {}, levelOf(tyre)]
    const after = changedLevel(before, wanted)
    const short = Math.max(0, -(before.quantity + (wanted.by ?? 0)))
    const words = await atShop(sure(tyre, before, after, short), tyre.shopId, turn)
    return {
      draft: { ...draft, readBack: { ...before, at: now.toISOString() } },
      say: [buttons(words, { id: 'stock-sure:yes', title: change }, { id: 'stock-sure:no', title: dontChange })],
    }
  },
  answer: (message, draft, { say, now }) => {
    const { choice, yes, no, tapped } = message
    const corrected = choice ? {} : correctionIn(message.text, draft.stock ?? {})
    if (changes(corrected))
      return go('stock', {
        ...{ stock: corrected, listings: draft.listings ?? [], parts: draft.parts ?? [] },
        ...(draft.isOtherSale && { isOtherSale: true }),
      })
    if (choice === 'stock-sure:no' || no) return toNext(draft.parts, text(say.frontDesk.stock.notChanged))
    if (choice !== 'stock-sure:yes' && !yes) return notUnderstood
    const minutes = (now.getTime() - Date.parse(draft.readBack?.at ?? '')) / 60_000
    if (minutes > MINUTES_TO_ANSWER) return toNext(draft.parts, text(say.frontDesk.stock.over))
    return go('stock', { ...draft, typed: !choice && !tapped })
  },
}

/**
 * Does what was read back; what is so already needs no question. What has changed since is read back again, and so is
 * what a typed yes may have confirmed by chance: a request that came after the question.
 */
export const stock: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const tyre = await tyreOf(draft, turn)
    if (!tyre) return toNext(draft.parts, text(turn.say.frontDesk.stock.how))
    const jobs = await mayBeJob(draft, tyre, turn)
    if (jobs.length > 0) return go('stockJob', { ...draft, among: jobs })
    const { readBack, stock: wanted = {} } = draft
    if (isSame(levelOf(tyre), changedLevel(levelOf(tyre), wanted))) return changed(tyre, draft, turn)
    if (!readBack || !isSame(readBack, levelOf(tyre))) return go('stockSure', draft)
    if (draft.typed && (await askedSince(readBack.at, turn))) return go('stockSure', draft)
    return changed(tyre, draft, turn)
  },
}

const askedSince = async (at: string, { ctx, actor }: Turn): Promise<boolean> =>
  (await waitingForShop(ctx, actor)).some(({ createdAt }) => Date.parse(createdAt) > Date.parse(at))

async function changed(tyre: OwnTyre, { stock: wanted = {}, parts }: DeskDraft, turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  try {
    const { before, after, undoId } = await changeStock(ctx, actor, tyre.listingId, wanted)
    const words = say.frontDesk.stock.changed(tyre, before, after)
    const deal = before.priceCents === after.priceCents ? [] : await dealThatStands(tyre, after, turn)
    return toNext(parts, withUndo(await atShop(words, tyre.shopId, turn), undoId, turn), ...deal)
  } catch (error) {
    if (error instanceof Refusal) return toNext(parts, text(refusalWords(error, say)))
    throw error
  }
}

/** A deal below the new price goes on; whoever changed the price may think that it ended. */
async function dealThatStands(
  { listingId }: OwnTyre,
  after: StockLevel,
  { ctx, say }: Turn,
): Promise<OutboundContent[]> {
  const { deal, priceCents = 0 } = (await findOffer(ctx, listingId, { quantity: 1 })) ?? {}
  if (!deal || priceCents >= after.priceCents) return []
  const until = deal.endsOn ? dayWords(deal.endsOn, say.dates) : ''
  const facts = { price: formatRand(priceCents), title: deal.title, hasEnd: until !== '', until }
  return [text(say.frontDesk.stock.dealStands(facts))]
}

/** 'Stock is right', or the tap under the weekly question: all stock of the shop is confirmed; of several, it is asked. */
export async function stockRight(turn: Turn, named?: string): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const shopIds = shopsStocked(actor)
  const [only] = shopIds
  const shopId = named || (shopIds.length === 1 ? only : undefined)
  if (!shopId) return whichShop(turn)
  try {
    const { changed, undoId } = await confirmStock(ctx, actor, shopId)
    if (changed === 0) return aside(text(say.frontDesk.stock.nothing))
    return aside(withUndo(say.frontDesk.stock.confirmed(changed), undoId, turn))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

/** The address at which stock and prices are changed. */
export async function stockInventory({ ctx, actor, say }: Turn, named?: string): Promise<Outcome> {
  const shop = (await ownShops(ctx, actor)).find(({ id }) => id === named)
  const url = `${ctx.config.publicUrl}/business/inventory${shop ? `?shop=${shop.slug}` : ''}`
  return aside(link(say.stockNotices.openHere, say.stockNotices.open, url))
}

async function whichShop({ ctx, actor, say }: Turn): Promise<Outcome> {
  const rows = (await ownShops(ctx, actor))
    .slice(0, MAX_ROWS)
    .map(({ id, name }) => ({ id: `stock:right:${id}`, title: name }))
  return aside(list(say.frontDesk.whichShop, say.frontDesk.shops, rows))
}

const MAX_ROWS = 10
