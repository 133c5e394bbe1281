import { aside, type Outcome, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { beginsWithWait, saysLookFirst } from '#bot/understand/said/counter/waits.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { inMessages } from '#core/bookings/in-messages.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { momentWords } from '#core/texts/when.ts'
import { calledIn } from '../pointing.ts'
import type { Scene } from '../scene.ts'

/** Until when the requests wait; undefined if none does. */
export function untilWhen(requests: readonly BookingView[], { say }: Turn): string | undefined {
  const [first, ...others] = requests.toSorted((one, other) => (one.answerBy ?? '').localeCompare(other.answerBy ?? ''))
  if (!first?.answerBy) return undefined
  const until = momentWords(first.answerBy, say.dates)
  return others.length > 0
    ? say.waiting.several(requests.length, until)
    : say.waiting.one(inMessages(first).customer.name, until)
}

/** 'Wag eers', 'I must ask my brother': nothing is done, and the question stands. What else is said of somebody goes on. */
export function waitLine(words: string, scene: Scene, { active }: State, turn: Turn): Outcome | undefined {
  if (!isOnlyWait(words, scene, turn)) return undefined
  const until = active && active.flow !== 'shop-desk' ? undefined : untilWhen(scene.now.waiting, turn)
  const said = text(until ?? turn.say.common.takeYourTime)
  return active ? replyAndWait(active.draft, said) : aside(said)
}

function isOnlyWait(words: string, { things }: Scene, { now }: Turn): boolean {
  const { mentions, dates, times, figures, amounts, brands } = statedIn(words, { now, called: calledIn(things) })
  if (mentions.some(({ exact, near }) => exact.length + near.length > 0)) return false
  const says = [dates, times, figures, amounts, brands].some(({ length }) => length > 0)
  return saysLookFirst(words) || (beginsWithWait(words) && !says)
}
