import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { asksSomething } from '#bot/understand/said/counter/asks.ts'
import { isGapInDay } from '#bot/understand/said/counter/gap-in-day.ts'
import { hoursIn } from '#bot/understand/said/counter/hours-words.ts'
import { negates } from '#bot/understand/said/counter/negates.ts'
import { piecesOf } from '#bot/understand/said/counter/sentences.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { hoursOutcome } from '../hours.ts'
import { calledIn } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { staysIn } from './asked.ts'

/**
 * Hours of the shop with something said beside them: 'close at 12 on Thursday. Kim still comes?' closes at twelve; a gap in
 * the middle of a day cannot be written here, which is said with the place where it can.
 */
export async function hoursAside(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  const whole = hoursIn(words, turn.now)
  if (isGapInDay(words) && whole.days.length > 0)
    return aside(text(turn.say.several.gap(`${turn.ctx.config.publicUrl}/business/bookings`)))
  if (!whole.inexact) return plainHours(words, scene, turn)
  const [clause, ...more] = piecesOf(words).filter((one) => isWritable(one, turn.now))
  if (!clause || more.length > 0) return undefined
  const outcome = await hoursOutcome(clause, {}, turn)
  return 'say' in outcome ? { ...outcome, say: [...staysIn(words, scene, turn), ...outcome.say] } : outcome
}

/** Hours in words that say nothing else: a day with when the shop opens or closes. */
async function plainHours(words: string, { things }: Scene, turn: Turn): Promise<Outcome | undefined> {
  const { days, opens, closes } = hoursIn(words, turn.now)
  const { mentions } = statedIn(words, { now: turn.now, called: calledIn(things) })
  const isPlain = days.length > 0 && (opens ?? closes) !== undefined && mentions.length === 0
  const isAlone = piecesOf(words).length === 1 && !negates(words) && !asksSomething(words)
  return isPlain && isAlone ? hoursOutcome(words, {}, turn) : undefined
}

function isWritable(clause: string, now: Date): boolean {
  const { days, closed, opens, closes, inexact } = hoursIn(clause, now)
  return days.length > 0 && !inexact && (closed || opens !== undefined || closes !== undefined)
}
