import type { Intent } from '#bot/understand/types.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { flowOf, type Progress, type Talk } from './progress.ts'

/** Wishes in which a day or a time is that of the fitting; in others it is the day of a booking, or one that a shop is open. */
const ofFitting: ReadonlySet<Intent> = new Set([
  'greeting',
  'search_size',
  'search_vehicle',
  'quote_request',
  'refine',
  'deals',
  'book',
  'pick',
  'answer',
  'unknown',
])

/** Keeps a day and a time that nothing asks for yet: the booking that comes later takes them. */
export function keepFacts(turn: Talk, { state }: Progress, { choice, understood }: ParsedMessage): void {
  const { date, time } = understood.slots
  const asking = state.active && !flowOf(turn, state.active).browses
  // What is said to a shop is the shop's to answer.
  if (choice || asking || state.memory.talk || !ofFitting.has(understood.intent) || (!date && !time)) return
  state.memory.facts = { ...state.memory.facts, ...(date ? { date } : {}), ...(time ? { time } : {}) }
}
