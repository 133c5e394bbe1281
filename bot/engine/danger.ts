import { dangersIn, isInDanger } from '#bot/understand/said/roadside/dangers.ts'
import type { ParsedMessage } from './parsed-message.ts'
import type { Progress, Talk } from './progress.ts'
import { text } from './say.ts'

/**
 * A driver who writes of fire, an attack, traffic or somebody hurt reads the numbers to call before anything else, whoever
 * the words go to: a shop may read them too late.
 */
export function dangerFirst(turn: Talk, progress: Progress, message: ParsedMessage): void {
  if (turn.actor.shops.length > 0 || message.kind !== 'text' || message.choice) return
  const dangers = dangersIn(message.understood)
  if (dangers.length === 0 || (message.understood.slots.size !== undefined && !isInDanger(message.understood))) return
  const { common } = turn.say
  const numbers = common.danger([])
  if (progress.said.some((one) => 'body' in one && one.body.includes(numbers))) return
  const isAll = progress.said.length === 0 && progress.question === undefined
  progress.said.unshift(text([common.danger(dangers), ...(isAll ? [common.onceSafe] : [])].join('\n\n')))
}
