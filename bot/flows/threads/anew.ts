import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { ordersContact, whatTheyKnow } from '#bot/understand/said/of-driver/words-for-shop.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'

const MAX_WORDS = 700

/** What goes to the shop of a wish to write there: the words behind the order, or all of them where nothing is ordered. */
export const wordsForShop = ({ text: words, understood: { slots } }: ParsedMessage): string | undefined => {
  if (slots.message) return whatTheyKnow(slots.message)
  return ordersContact(words) ? undefined : words.slice(0, MAX_WORDS)
}

/** 'Tell them I come at nine', where it was asked which shop. */
export const wordsAnew = (message: ParsedMessage): string | undefined => {
  const { kind, understood, text: words } = message
  const isOrder = kind === 'text' && (understood.intent === 'message_shop' || ordersToTell(words))
  const said = isOrder ? understood.slots.message : undefined
  return said && wordsForShop(message)
}
