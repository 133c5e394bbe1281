import { enter, type Turn } from '#bot/engine/flow.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { tellsOfStock } from '#bot/understand/stock-words.ts'
import type { Intent } from '#bot/understand/types.ts'
import { desk } from './draft.ts'
import { hoursOutcome } from './hours.ts'
import { deskNow } from './now.ts'
import { calledIn } from './pointing.ts'
import type { Handler } from './said.ts'
import { sceneOf } from './scene.ts'
import { stockIfMeant, stockOutcome } from './stock/stock.ts'
import { tellThread } from './tell.ts'

/** 'We only have two left' names no tyre: below a customer's words it is their answer, and changes nothing. */
export const stockOrAnswer: Handler = async ({ words, slots }, turn) => {
  const customer = slots.size || slots.brand ? undefined : await talkedWith(words, turn)
  return customer ? tellThread(customer, words, turn) : stockOutcome(words, slots, turn)
}

/** 'We close at five' is told to the customer who waits; with a day it may be either, so it is asked. */
export const hoursOrAnswer: Handler = async ({ words, slots }, turn) => {
  const own = await hoursOutcome(words, slots, turn)
  const customer = await talkedWith(words, turn)
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

/** The conversation whose words stand right above, unless the words name somebody else. */
async function talkedWith(words: string, turn: Turn): Promise<string | undefined> {
  if (turn.running) return undefined
  const { shown, things } = await sceneOf(turn)
  const { mentions } = statedIn(words, { now: turn.now, called: calledIn(things) })
  return mentions.length === 0 ? shown?.id : undefined
}
