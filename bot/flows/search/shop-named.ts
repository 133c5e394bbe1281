import { enter, type Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { frame } from '../steps.ts'
import { bookingOf, shownMeant } from './book-shown.ts'
import { firstPage } from './changes.ts'
import { go, type SearchDraft, type ShownOffer } from './draft.ts'

const LONGEST = 120
/** Words that a shop is named in without anything being wanted there. */
const notWanted: ReadonlySet<Intent> = new Set(['message_shop', 'ask_shop', 'ask_offer', 'cancel_booking', 'human'])

/** Where somebody turns to, away from the shop that stands there. */
export type Elsewhere = { rows: readonly ShownOffer[]; only?: ShownOffer | undefined } | { name: string }

/** Another shop than `here` that the words name and want: its rows of the list, or its name where the list has none. */
export function otherShopNamed(
  message: ParsedMessage,
  shown: readonly ShownOffer[],
  here: string | undefined,
): Elsewhere | undefined {
  const { text: words, kind, choice, understood } = message
  if (choice || kind !== 'text' || words.length > LONGEST || notWanted.has(understood.intent)) return undefined
  if (readsAsQuestion(words)) return undefined
  const shops = shown.map(({ shop }) => shop)
  const { named, denied } = shopsNamed(words, [...shops, ...(here ? [here] : [])])
  const [name, ...more] = named
  const { shop } = understood.slots
  if (!name) {
    const isOther = shop !== undefined && shop !== here && !shops.includes(shop) && !denied.includes(shop)
    return isOther && understood.intent === 'book' ? { name: shop } : undefined
  }
  if (more.length > 0 || name === here) return undefined
  const rows = shown.filter((one) => one.shop === name)
  const [only, ...others] = rows
  return {
    rows,
    only: shownMeant(message, { query: {}, shown: [...rows] }) ?? (others.length === 0 ? only : undefined),
  }
}

/** 'Two at Old Main please', said where an offer of another shop stands open. */
export function atShopNamed(message: ParsedMessage, draft: SearchDraft): Outcome | undefined {
  const shown = draft.shown ?? []
  const here = shown.find(({ code }) => code === draft.code)
  const elsewhere = here && otherShopNamed(message, shown, here.shop)
  if (!elsewhere) return undefined
  if ('name' in elsewhere) return enter(frame('shops', 'begin', { name: elsewhere.name }))
  const { only, rows } = elsewhere
  if (only && message.understood.intent === 'book') return enter(bookingOf(only.code, message, draft))
  if (only) return go('offer', { ...draft, code: only.code })
  return go('results', ofShop(draft, rows[0]?.shopId ?? '', message))
}

/** The tyres of that one shop, with what else is said kept for its booking. */
export function ofShop(draft: SearchDraft, shopId: string, { understood: { slots } }: ParsedMessage): SearchDraft {
  const first = firstPage(draft)
  const { quantity, date, time } = slots
  return {
    ...first,
    query: { ...first.query, shopId, ...(quantity && { quantity }) },
    ...(date && { date }),
    ...(time && { time }),
  }
}
