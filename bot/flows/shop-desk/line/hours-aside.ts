import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { hoursIn, plain } from '#bot/understand/shop-words.ts'
import { hoursOutcome } from '../hours.ts'
import type { Scene } from '../scene.ts'
import { staysIn } from './asked.ts'

const blocks =
  /\b(?:do ?n.?t (?:book|take|send|give|put|schedule)|no (?:bookings?|jobs|fittings?|customers)|block|blok|nothing then|moenie (?:\S+ ){0,2}(?:bespreek|boek|stuur)|geen (?:besprekings?|werk)|nie (?:bespreek|boek)|no power|load ?shedding|beurtkrag|lunch|out for|closed|close|toe|sluit|ungabhukishi|se ke wa buka|seka bukisa)\b/
const gap =
  /\b(\d{1,2})(?:[:h.]\d\d)? ?(?:am|pm)? ?(?:-|to|till|until|tot|and|ukuya|go fihla|ho fihlela) ?(\d{1,2})(?:[:h.]\d\d)? ?(?:am|pm|uur|only)?\b(?! ?(?:tyres?|min|people))/
const MAX_HOURS = 5
const keepsOpen = /\b(?:we open|open(?:ing)? from|oop van|ons hours|our hours)\b/

/**
 * Hours of the shop with something said beside them: 'close at 12 on Thursday. Kim still comes?' closes at twelve; a gap in
 * the middle of a day cannot be written here, which is said with the place where it can.
 */
export async function hoursAside(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  const whole = hoursIn(words, turn.now)
  if (isGap(plain(words)) && whole.days.length > 0)
    return aside(text(turn.say.several.gap(`${turn.ctx.config.publicUrl}/business/bookings`)))
  if (!whole.inexact) return undefined
  const [clause, ...more] = words.split(/(?<=[.!?;])\s+|\n+|,\s*/).filter((one) => isWritable(one, turn.now))
  if (!clause || more.length > 0) return undefined
  const outcome = await hoursOutcome(clause, {}, turn)
  return 'say' in outcome ? { ...outcome, say: [...staysIn(words, scene, turn), ...outcome.say] } : outcome
}

function isGap(line: string): boolean {
  const [, from = '', to = ''] = gap.exec(line) ?? []
  if (!from || !blocks.test(line) || keepsOpen.test(line)) return false
  const hours = (Number(to) + 12 - Number(from)) % 12 || 12
  return hours <= MAX_HOURS
}

function isWritable(clause: string, now: Date): boolean {
  const { days, closed, opens, closes, inexact } = hoursIn(clause, now)
  return days.length > 0 && !inexact && (closed || opens !== undefined || closes !== undefined)
}
