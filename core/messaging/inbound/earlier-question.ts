import type { Context } from '#core/context.ts'
import { answerWithSid, newestOffering } from '#db/queries/messaging/bubbles.ts'
import type { OutboundContent } from '../content.ts'

/** Choices that name what they are about, or only change what is read back before anything is done. */
const saysItself =
  /^(?:menu|home|settings|alert|booking|work|rescue(?!:say$)|stock|picture|thread|offer|search|relax|book|shop|size-of|tyres-at|service-at|again|proof|undo|join|quote|day|time|make|model|year|size|quantity|how|service|place|axle|price|change|notes|alike|shops|reader)(?::|$)/

/** These send what was written last, which their bubble need not show. */
const ofLastWords = /^(?:rescue:say$|talk:send$|ask:)/

/** Less may be the same under two questions. */
const LEAST_THAT_NAMES = 30

/**
 * Whether a choice belongs to a question that another one has replaced: below a newer bubble it stands for something
 * else. `repliesTo`: the bubble that was tapped or answered.
 */
export async function isOfEarlierQuestion(
  ctx: Context,
  contactId: string,
  { choice, repliesTo }: { choice?: string; repliesTo?: string },
): Promise<boolean> {
  if (!repliesTo || (choice !== undefined && saysItself.test(choice))) return false
  const answered = await answerWithSid(ctx.db, contactId, repliesTo)
  const meant = choice ?? choicesOf(answered).find((id) => !saysItself.test(id))
  const newest = answered && meant ? await newestOffering(ctx.db, contactId, meant) : undefined
  if (!answered || !newest || !meant || newest.sid === repliesTo) return false
  return ofLastWords.test(meant) || !isSame(answered, newest.content)
}

const choicesOf = (content: OutboundContent | undefined): string[] => {
  if (content?.type === 'buttons') return content.buttons.map(({ id }) => id)
  return content?.type === 'list' ? content.rows.map(({ id }) => id) : []
}

/** A question that was asked again says the same in the end. */
function isSame(one: OutboundContent, other: OutboundContent): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first === second) return true
  return Math.min(first.length, second.length) >= LEAST_THAT_NAMES && (first.endsWith(second) || second.endsWith(first))
}

const wordsOf = (content: OutboundContent): string => ('body' in content ? content.body : '')
