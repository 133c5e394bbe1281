import type { Found, Topic } from './topics.ts'
import type { Intent } from './types.ts'

/** What the intent says that the question is about. */
const aboutBy: Partial<Record<Intent, Topic['of']>> = {
  ask_offer: 'offer',
  ask_shop: 'shop',
  ask_tyres: 'tyres',
  my_bookings: 'booking',
}

/** More than two clear words: the intent is learned from whole sentences. */
const OF_THE_INTENT = 5
/** A second question has as much as two clear words of its own, or one behind an 'and'. */
const SECOND = 4
const SECOND_JOINED = 2

/** The topics that a message with this intent, as likely as that, asks about: one, or two that are asked in different words. */
export function chooseTopics(intent: Intent, found: readonly Found[], probability = 1): Topic[] {
  const about = aboutBy[intent]
  const weighed = found
    .filter(({ topic }) => (about === 'booking') === (topic.of === 'booking'))
    .map((one) => ({ ...one, weighed: one.score + (one.topic.of === about ? OF_THE_INTENT * probability : 0) }))
    .sort((one, other) => other.weighed - one.weighed)
  const [best, ...others] = weighed
  if (!best) return []
  const second = others.find((one) => one.topic.of === best.topic.of && isAsked(one, best))
  return second ? [best.topic, second.topic] : [best.topic]
}

function isAsked(one: Found, best: Found): boolean {
  const own = [...one.weights].filter(([at]) => !best.weights.has(at))
  const weight = own.reduce((sum, [, each]) => sum + each, 0)
  const joined = one.joints.some(
    (joint) => own.every(([at]) => at > joint) !== [...best.weights.keys()].every((at) => at > joint),
  )
  return weight >= (joined ? SECOND_JOINED : SECOND)
}
