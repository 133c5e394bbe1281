import { enter, type Turn } from '#bot/engine/flow.ts'
import { tellsOfStock } from '#bot/understand/stock-words.ts'
import type { Intent } from '#bot/understand/types.ts'
import { threadOfLastBubble } from '#core/threads/chat.ts'
import { desk } from './draft.ts'
import { hoursOutcome } from './hours.ts'
import { deskNow } from './now.ts'
import type { Handler } from './said.ts'
import { stockIfMeant, stockOutcome } from './stock.ts'
import { HOURS_OF_TALK, tellThread } from './tell.ts'

/** 'We only have two left' names no tyre: below a customer's words it is their answer, and changes nothing. */
export const stockOrAnswer: Handler = async ({ words, slots }, turn) => {
  const customer = slots.size || slots.brand ? undefined : await talkedWith(turn)
  return customer ? tellThread(customer, words, turn) : stockOutcome(words, slots, turn)
}

/** 'We close at five' is told to the customer who waits; with a day it may be either, so it is asked. */
export const hoursOrAnswer: Handler = async ({ words, slots }, turn) => {
  const own = await hoursOutcome(words, slots, turn)
  const customer = await talkedWith(turn)
  if (!customer) return own
  if (own.to !== 'enter') return tellThread(customer, words, turn)
  return enter(desk('meant', { words, threadId: customer, otherwise: own.frame }))
}

/** 'Dunlop 195/65R15 is klaar' may sound like a search, but from a counter it tells of a tyre in its own stock. */
export const stockAnyway: Handler = async ({ intent, words, slots }, turn) => {
  if (!soundsLikeSearch.has(intent) || !tellsOfStock(words)) return undefined
  const { open } = await deskNow(turn)
  return open && !open.answered ? undefined : stockIfMeant(words, slots, turn)
}
const soundsLikeSearch: ReadonlySet<Intent> = new Set<Intent>([
  'search_size',
  'search_vehicle',
  'refine',
  'deals',
  'book',
  'quote_request',
])

/** The conversation whose question stands right above, or in which they have just written. */
async function talkedWith(turn: Turn): Promise<string | undefined> {
  const { ctx, contact, memory, now, running } = turn
  const { open } = await deskNow(turn)
  if (!open || running) return undefined
  const { told } = memory
  const justTold = told?.threadId === open.id && now.getTime() - Date.parse(told.at) < HOURS_OF_TALK * 3_600_000
  const isAsked = !open.answered && (await threadOfLastBubble(ctx, contact.id)) === open.id
  return justTold || isAsked ? open.id : undefined
}
