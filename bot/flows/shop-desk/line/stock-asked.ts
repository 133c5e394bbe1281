import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { partsApart } from '#bot/understand/said/front-desk/left-out.ts'
import { sentencesOf } from '#bot/understand/said/front-desk/sentences.ts'
import {
  agreesToStock,
  meansAnotherTyre,
  staysThere,
  stockInstead,
} from '#bot/understand/said/front-desk/stock-corrected.ts'
import { endNamed } from '#bot/understand/said/which.ts'
import { asksBack, digitsIn, tokensOf } from '#bot/understand/shop-words.ts'
import { settleSlots } from '#bot/understand/slots.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { namesOfTyres } from '#bot/understand/stock-words.ts'
import { readMessage } from '#bot/understand/understand.ts'
import { type OwnTyre, ownTyres, ownTyresMeant } from '#core/inventory/own-stock.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import type { DeskDraft } from '../draft.ts'
import { go } from '../price.ts'
import type { Scene } from '../scene.ts'
import { stockIfMeant } from '../stock/stock.ts'
import { stockRight } from '../stock/stock-sure.ts'
import { sayingOf, waitWords } from './sayings.ts'

/** Answers in words to the questions about stock: which tyre, and whether the change is right. */
export async function stockAsked(
  step: string,
  draft: DeskDraft,
  words: string,
  turn: Turn,
): Promise<Outcome | undefined> {
  if (step === 'stockWhich') return whichTyre(draft, words, turn)
  if (step !== 'stockSure') return undefined
  const corrected = stockInstead(words, draft.stock ?? {})
  if (!corrected) return otherTyre(draft, words, turn)
  return go('stock', {
    stock: corrected,
    listings: draft.listings ?? [],
    parts: draft.parts ?? [],
    ...(draft.isOtherSale && { isOtherSale: true }),
  })
}

/** The only one of those asked about that the words name, by its brand, model, price or as the cheaper one. */
async function whichTyre(draft: DeskDraft, words: string, turn: Turn): Promise<Outcome | undefined> {
  const found = await ownTyres(turn.ctx, turn.actor, draft.listings ?? [])
  const said = new Set(namesOfTyres(words))
  const figures = digitsIn(words).map(Number)
  const named = found.filter(({ brand, model, priceCents }) => {
    const isCalled = tokensOf(`${brand} ${model}`).some((word) => word.length > 3 && said.has(word))
    return isCalled || figures.includes(Math.round(priceCents / 100))
  })
  const gone = named.filter(({ brand }) => !staysThere(words, brand))
  const meant = gone.length > 0 ? gone : named.length > 0 ? named : byPrice(found, words)
  const [only] = meant
  return only && meant.length === 1 ? go('stock', { ...draft, listings: [only.listingId] }) : undefined
}

function byPrice(found: readonly OwnTyre[], words: string): OwnTyre[] {
  const sorted = found.toSorted((one, other) => one.priceCents - other.priceCents)
  const end = endNamed(words)
  const meant = end === 'cheapest' ? sorted[0] : end === 'dearest' ? sorted.at(-1) : undefined
  return meant ? [meant] : []
}

/** Another tyre was meant than the one that was read back. */
async function otherTyre(draft: DeskDraft, words: string, turn: Turn): Promise<Outcome | undefined> {
  const [now] = await ownTyres(turn.ctx, turn.actor, draft.listings ?? [])
  if (!now || !meansAnotherTyre(words)) return undefined
  const { brands } = statedIn(words, { now: turn.now })
  const all = await ownTyresMeant(turn.ctx, turn.actor, { size: now.size.split(' ')[0], brands, words: [] })
  const others = all.filter(
    ({ listingId, shopId, brand }) => listingId !== now.listingId && shopId === now.shopId && brands.includes(brand),
  )
  const [only, second] = others
  return only && !second
    ? go('stock', { stock: draft.stock ?? {}, listings: [only.listingId], parts: draft.parts ?? [] })
    : undefined
}

/** A yes below the weekly question is about the stock, whatever else waits. */
export async function stockAgreed({ yes, text: words }: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (turn.running || turn.screen[0]?.kind !== QUESTION) return undefined
  const isYes = yes || agreesToStock(words)
  const { mentions, brands, sizes, figures, condition } = statedIn(words, { now: turn.now })
  const saysMore = mentions.length + brands.length + sizes.length + figures.length > 0 || condition
  return isYes && !saysMore && !asksBack(words) ? stockRight(turn) : undefined
}

const QUESTION: Kind = 'stock_question'

/** 'All right except the Bridgestones, sold out' below the weekly question: what changes is read back, the rest stays asked. */
export async function stockExcept(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  if (turn.screen.find(({ kind }) => kind !== 'reply')?.kind !== QUESTION || turn.running) return undefined
  for (const part of partsApart(words)) {
    const slots = settleSlots(readMessage(part, { now: turn.now }), 'shop_stock')
    const outcome = await stockIfMeant(part, slots, turn)
    if (outcome?.to !== 'enter') continue
    const waits = sentencesOf(words)
      .map((one) => sayingOf(one, scene, { things: [] }, turn))
      .flatMap((one) => (one.is === 'waits' ? one.things : []))
    const beside = [turn.say.several.restOfStock, ...waitWords(waits, scene, turn)].join('\n')
    return enter(outcome.frame, ...outcome.say, text(beside))
  }
  return undefined
}
