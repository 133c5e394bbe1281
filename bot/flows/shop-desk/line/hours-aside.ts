import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { isGapInDay } from '#bot/understand/said/counter/gap-in-day.ts'
import { piecesOf } from '#bot/understand/said/counter/sentences.ts'
import { hoursIn } from '#bot/understand/shop-words.ts'
import { hoursOutcome } from '../hours.ts'
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
  if (!whole.inexact) return undefined
  const [clause, ...more] = piecesOf(words).filter((one) => isWritable(one, turn.now))
  if (!clause || more.length > 0) return undefined
  const outcome = await hoursOutcome(clause, {}, turn)
  return 'say' in outcome ? { ...outcome, say: [...staysIn(words, scene, turn), ...outcome.say] } : outcome
}

function isWritable(clause: string, now: Date): boolean {
  const { days, closed, opens, closes, inexact } = hoursIn(clause, now)
  return days.length > 0 && !inexact && (closed || opens !== undefined || closes !== undefined)
}
