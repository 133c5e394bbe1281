import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { halfStars, hearStars, namedStars, wordsBesideStars } from '#bot/understand/said/figures.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { frame } from '../steps.ts'

const DONE: Kind = 'booking_completed'
const RATE = 'booking:rate:'
const MAX_CHARACTERS = 1000

/**
 * 'Four stars, they were quick' below the notice that the work is done, with whatever else is said: it is read back
 * before anybody else reads it. Stars without that word count only right below the notice.
 */
export function starsInWords(message: ParsedMessage, { screen, running, actor }: Turn): Outcome | undefined {
  const { text: words, kind, choice } = message
  if (kind !== 'text' || choice || running || actor.shops.length > 0 || words.length > MAX_CHARACTERS) return undefined
  const done = screen.find((one) => one.kind === DONE)
  const bookingId = done?.buttons?.find(({ id }) => id.startsWith(RATE))?.id.slice(RATE.length)
  if (!bookingId || halfStars(words)) return undefined
  const isBelow = screen[0]?.kind === DONE && !readsAsQuestion(words)
  const stars = namedStars(words) ?? (isBelow ? hearStars(words) : undefined)
  if (!stars) return undefined
  const said = wordsBesideStars(words)
  return enter(frame('review', 'comment', { bookingId, stars, ...(said && { said }) }))
}
