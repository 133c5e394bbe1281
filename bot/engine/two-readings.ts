import { meaningsIn } from '#bot/understand/said/meanings.ts'
import type { Wish } from '#bot/understand/types.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
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
