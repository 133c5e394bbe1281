import type { Turn } from '#bot/engine/flow.ts'
import { saysWhenAsked } from '#bot/understand/said/front-desk/asks.ts'
import { hoursIn } from '#bot/understand/said/front-desk/hours-words.ts'
import { saysMoveInstead } from '#bot/understand/said/front-desk/moves.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import { type Found, topicsIn } from '#bot/understand/topics.ts'
import { calledIn, isNothingAgainst } from '../pointing.ts'
import { type Scene, sceneOf } from '../scene.ts'

/**
 * Words right below a conversation that may be meant for the counter and not for its customer: a day, an hour or when the
 * shop is open, of which the customer has not asked; the very time of another one's request; a change for somebody whom
 * we do not know. They are read back.
 */
export async function mayBeForFrontDesk(threadId: string, words: string, turn: Turn): Promise<boolean> {
  const loose = statedIn(words, { now: turn.now })
  const isTimed = saysWhen(loose) || saysHours(words, turn.now)
  if (!isTimed && loose.strange.length === 0) return false
  const scene = await sceneOf(turn)
  const stated = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  if (stated.strange.length > 0 && changesSomething(words, turn.now)) return true
  return isTimed && (!asksWhen(threadId, scene, turn) || isTimeOfOther(threadId, stated, scene))
}

const saysWhen = ({ dates, times, window }: Stated): boolean => dates.length + times.length > 0 || window !== undefined

function saysHours(words: string, now: Date): boolean {
  const { closed, opens, closes, reopens } = hoursIn(words, now)
  return closed || reopens || opens !== undefined || closes !== undefined
}

const changing: ReadonlySet<string> = new Set(['offer', 'cancel', 'no', 'noshow', 'start', 'done', 'ready'])
const changesSomething = (words: string, now: Date): boolean =>
  saysMoveInstead(words) || frontDeskActs(words, now).some(({ act, sure }) => sure && changing.has(act))

/** Whether the customer's last words are still to be answered and speak of a time, or ask for one. */
function asksWhen(threadId: string, { now: { questions } }: Scene, { now }: Turn): boolean {
  const question = questions.find(({ id }) => id === threadId)?.words
  if (question === undefined) return false
  return saysWhen(statedIn(question, { now })) || topicsIn(question).some(isOfTime) || saysWhenAsked(question)
}

const ofTime: ReadonlySet<string> = new Set(['hours', 'duration', 'when', 'late', 'waiting', 'change'])
const isOfTime = ({ topic }: Found): boolean => ofTime.has(topic.name)
/** The day and the hour for which somebody else waits. */
function isTimeOfOther(threadId: string, stated: Stated, { things, now }: Scene): boolean {
  const own = now.threads.find(({ id }) => id === threadId)
  return things.some(({ kind, person, facts }) => {
    if (kind !== 'request' || !facts?.time || !facts.date || (own && person === `${own.shopId} ${own.customer}`))
      return false
    const isDay = stated.dates.some((date) => date === facts.date)
    return isDay && isNothingAgainst(stated, facts)
  })
}
