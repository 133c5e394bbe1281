import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { asksBack, plain, tokensOf } from '#bot/understand/shop-words.ts'
import { settleSlots } from '#bot/understand/slots.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { type StockWords, stockIn } from '#bot/understand/stock-words.ts'
import { readMessage } from '#bot/understand/understand.ts'
import { type OwnTyre, ownTyres, ownTyresMeant } from '#core/inventory/own-stock.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import type { DeskDraft } from '../draft.ts'
import { go } from '../go.ts'
import type { Scene } from '../scene.ts'
import { stockIfMeant } from '../stock/stock.ts'
import { stockRight } from '../stock/stock-right.ts'
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
  const corrected = correctedBy(words, draft.stock ?? {})
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
  const said = new Set(
    tokensOf(words).flatMap((word) => [word, word.replace(/s$/, ''), word.replace(/^(?:di|ama|ii?)-?/, '')]),
  )
  const figures = words.match(/\d+/g)?.map(Number) ?? []
  const named = found.filter(({ brand, model, priceCents }) => {
    const isCalled = tokensOf(`${brand} ${model}`).some((word) => word.length > 3 && said.has(word))
    return isCalled || figures.includes(Math.round(priceCents / 100))
  })
  const meant = named.length > 0 ? named : byPrice(found, plain(words))
  const [only] = meant
  return only && meant.length === 1 ? go('stock', { ...draft, listings: [only.listingId] }) : undefined
}

const cheap = /\b(?:cheap\w*|goedkoop\w*|budget|shibhile|tshipileng|tlase|low(?:er|est)?)\b/
const dear = /\b(?:dear\w*|expensive|duur\w*|pricey|premium|biza|turang|high(?:er|est)?)\b/

function byPrice(found: readonly OwnTyre[], line: string): OwnTyre[] {
  const sorted = found.toSorted((one, other) => one.priceCents - other.priceCents)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (cheap.test(line) === dear.test(line)) return []
  return (cheap.test(line) ? [first] : [last]).flatMap((one) => one ?? [])
}

const bareFigure =
  /^(?:(?:no|nee|nnyaa|cha|hayi|tjhe|wait|sorry|actually|eintlik|mean|make|maak|dit|rather|wag|ema|it|is|its|i) ){1,5}(\d{1,3})$/
const denied = /\b(?:not|nie|instead of|in plaas van|e seng|hhayi|hayi)\s+\d{1,3}\b(?: nie)?/g
const more = /^\W*(?:and |plus |also |en |nog )*(\d{1,3}|another|nog)\s+(?:more|others?|nog|meer|another)\b/

/** '6 gone, not 4' below a change that was read back; undefined if the words say nothing of it. */
function correctedBy(words: string, before: StockWords): StockWords | undefined {
  const line = plain(words)
  const isDenied = line.match(denied) !== null
  const [, alone] = bareFigure.exec(tokensOf(words).join(' ')) ?? []
  if (alone) {
    if (before.by !== undefined) return { by: before.by < 0 ? -Number(alone) : Number(alone) }
    return before.quantity === undefined ? undefined : { quantity: Number(alone) }
  }
  if (!isDenied) {
    const [, count] = more.exec(line) ?? []
    const by = Number(count)
    return before.by !== undefined && by > 0 ? { by: before.by < 0 ? before.by - by : before.by + by } : undefined
  }
  const [first = ''] = line.replace(denied, ' ').split(/(?<=[.!?;])\s+/)
  const said = stockIn(first)
  if (said.by !== undefined || said.quantity !== undefined || said.priceCents !== undefined) return said
  const [figure, ...others] = first.match(/\d{1,3}/g) ?? []
  if (figure === undefined || others.length > 0) return undefined
  if (before.by !== undefined) return { by: before.by < 0 ? -Number(figure) : Number(figure) }
  return before.quantity === undefined ? undefined : { quantity: Number(figure) }
}

const sentencesOf = (words: string): string[] => words.split(/(?<=[.!?;])\s+|\n+/).filter(Boolean)

/** Another tyre was meant than the one that was read back. */
async function otherTyre(draft: DeskDraft, words: string, turn: Turn): Promise<Outcome | undefined> {
  const [now] = await ownTyres(turn.ctx, turn.actor, draft.listings ?? [])
  const line = plain(words)
  if (!now || !/\b(?:wrong|meant|mean|rather|not (?:the|that)|verkeerde|bedoel|liewer)\b/.test(line)) return undefined
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
  const isYes = yes || agrees.test(plain(words))
  const { mentions, brands, sizes, figures, condition } = statedIn(words, { now: turn.now })
  const saysMore = mentions.length + brands.length + sizes.length + figures.length > 0 || condition
  return isYes && !saysMore && !asksBack(words) ? stockRight(turn) : undefined
}
const agrees =
  /^(?:yes|ja|yebo|ee|ewe|e|yep|ok|all|everything|alles|tsohle|konke|still)\b.{0,30}\b(?:right|correct|fine|good|ok|okay|reg|korrek|same|siame|lokile|kulungile|nepile)\W*$/

const QUESTION: Kind = 'stock_question'
const apart =
  /\b(?:except|xcept|but|besides|apart from|behalwe|maar|mara|kodwa|ngaphandle|not quite|nearly|almost|ntle le|amper)\b|[,.]/

/** 'All right except the Bridgestones, sold out' below the weekly question: what changes is read back, the rest stays asked. */
export async function stockExcept(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  if (turn.screen.find(({ kind }) => kind !== 'reply')?.kind !== QUESTION || turn.running) return undefined
  for (const part of words.split(apart).filter((one) => one.trim() !== '')) {
    const slots = settleSlots(readMessage(part, { now: turn.now }), 'shop_stock')
    const outcome = await stockIfMeant(part, slots, turn)
    if (outcome?.to !== 'enter') continue
    const waits = sentencesOf(words)
      .map((one) => sayingOf(one, scene, [], turn))
      .flatMap((one) => (one.is === 'waits' ? one.things : []))
    const beside = [turn.say.several.restOfStock, ...waitWords(waits, scene, turn)].join('\n')
    return enter(outcome.frame, ...outcome.say, text(beside))
  }
  return undefined
}
