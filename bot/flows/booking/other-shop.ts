import { change, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { hear } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { hearQuantity } from '#bot/understand/answers.ts'
import { isForFitter } from '#bot/understand/said/asked/for-the-fitter.ts'
import { beforeTheShop, shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { says, withoutObjection } from '#bot/understand/said/meanings.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { SearchDraft } from '../search/draft.ts'
import { ofShop, otherShopNamed } from '../search/shop-named.ts'
import { frame } from '../steps.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'
import { bookingForm } from './form.ts'

/**
 * 'No, two at Old Main': the booking turns to that shop, with the same make if it has it. Several tyres of the shop are
 * shown, and a shop that the list has not is looked up: what is booked is never at another one than was named.
 */
export function turnedToShop(message: ParsedMessage, draft: BookingDraft, turn: Turn): Outcome | undefined {
  const last = turn.memory.lastSearch as SearchDraft | undefined
  if (!draft.code || draft.rear || isForFitter(message.text)) return undefined
  const shown = last?.shown ?? []
  const elsewhere = otherShopNamed(message, shown, draft.shopName)
  if (!elsewhere) return namesItAgain(message, draft, turn)
  if ('name' in elsewhere) return change(frame('shops', 'begin', { name: elsewhere.name }))
  const { rows, only } = elsewhere
  const brand = shown.find(({ code }) => code === draft.code)?.brand
  const same = rows.filter((one) => one.brand === brand)
  const meant = only ?? (same.length === 1 ? same[0] : undefined)
  if (!meant) return last && change(frame('search', 'results', ofShop(last, rows[0]?.shopId ?? '', message)))
  const { listingId: _listing, stock: _stock, quoteId: _quote, what: _what, ...rest } = withoutStart(draft)
  const count = message.understood.slots.quantity ?? countIn(message)
  const turned = { ...rest, code: meant.code, ...(count && { quantity: count }) }
  return go('next', { ...turned, ...hear(bookingForm, message, turned, turn), code: meant.code })
}

/** 'No 2, at Old Main', where it is at Old Main: a correction, and no word for the shop. */
function namesItAgain(message: ParsedMessage, draft: BookingDraft, turn: Turn): Outcome | undefined {
  const { text: words, choice } = message
  if (choice || !says(message, 'objects') || words.length > SHORT || readsAsQuestion(words)) return undefined
  if (shopsNamed(words, [draft.shopName ?? '']).named.length === 0) return undefined
  const heard = hear(bookingForm, message, draft, turn) ?? draft
  const count = message.understood.slots.quantity ?? countIn(message)
  const isOther = count !== undefined && count !== heard.quantity
  return go('next', isOther ? { ...withoutStart(heard), quantity: count } : heard)
}

const SHORT = 60
const MOST = 5

/** 'No 2, at Old Main': beside the name of a shop the small number counts tyres. */
function countIn({ text: words, understood: { slots } }: ParsedMessage): number | undefined {
  const count = hearQuantity(beforeTheShop(withoutObjection(words))) ?? slots.index
  return count !== undefined && count > 0 && count <= MOST ? count : undefined
}
