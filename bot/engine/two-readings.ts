import { daysApart } from '#bot/understand/said/asked/days-apart.ts'
import { meaningsIn } from '#bot/understand/said/meanings.ts'
import type { Intent, Wish } from '#bot/understand/types.ts'
import type { ParsedMessage } from './parsed-message.ts'
import { flowOf, type Progress, type Talk } from './progress.ts'
import { buttons, understoodParts } from './say.ts'

const CHOICE = 'reading:'

/** Two wishes that are about as likely become two buttons; never twice in a row. */
export function offerReadings(turn: Talk, { state, said }: Progress, message: ParsedMessage, asked: boolean): boolean {
  const { between, slots, text: words } = message.understood
  if (!between || asked || message.choice || message.kind !== 'text') return false
  const { common } = turn.say
  const rows = between.map(({ intent }) => ({ id: `${CHOICE}${intent}`, title: common.readings[intent] ?? '' }))
  if (rows.some(({ title }) => title === '')) return false
  const parts = understoodParts(slots, turn.say)
  state.unclear = { words, wishes: [...between] }
  state.missed = 0
  const { whichReading } = common
  said.push(buttons(parts.length > 0 ? `${common.understoodSo(parts)} ${whichReading}` : whichReading, ...rows))
  return true
}

/** The words of before, as the one of their two readings that is chosen now. */
export function chosenReading(
  message: ParsedMessage,
  unclear: Progress['state']['unclear'],
): { message: ParsedMessage; wish: Wish } | undefined {
  const wish = unclear?.wishes.find(({ intent }) => message.choice === `${CHOICE}${intent}`)
  if (!unclear || !wish) return undefined
  const { words } = unclear
  const { intent, slots } = wish
  const understood = { text: words, wishes: [wish], intent, slots, means: meaningsIn(words) }
  return {
    wish,
    message: {
      ...message,
      text: words,
      sort: 'words',
      understood,
      choice: undefined,
      tapped: false,
      index: slots.index,
    },
  }
}

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
export function keepFacts(turn: Talk, { state }: Progress, { choice, text: words, understood }: ParsedMessage): void {
  const { date, time } = understood.slots
  const asking = state.active && !flowOf(turn, state.active).browses
  // What is said to a shop is the shop's to answer.
  if (choice || asking || state.memory.talk || !ofFitting.has(understood.intent) || (!date && !time)) return
  if (daysApart(words, turn.now)) return
  state.memory.facts = { ...state.memory.facts, ...(date ? { date } : {}), ...(time ? { time } : {}) }
}
