import { isFragment, isGreetingAlone, standsAlone } from '#bot/understand/fragment.ts'
import type { UnderstandOptions } from '#bot/understand/types.ts'
import { understand } from '#bot/understand/understand.ts'
import type { ClaimedMessage, WholeMessage } from '#core/messaging/inbound/conversation.ts'
import { readFromWeb } from '#core/rules/website/whatsapp-texts.ts'

/** So long after a fragment its rest may come. */
const REST_MS = 2_000
/** Nobody who goes on writing in pieces waits longer for the first answer. */
const LONGEST_MS = 8_000

type Waiting = readonly [ClaimedMessage, ...ClaimedMessage[]]
/** The message to read now; `until`: it is a fragment whose rest may come until then. */
type Gathered = { message: WholeMessage; until?: Date }

/** Puts the fragments of one message together: what somebody writes in pieces is read as a whole and answered once. */
export function gather(waiting: Waiting, situation: UnderstandOptions): Gathered {
  const [first, ...later] = waiting
  if (!isWords(first)) return { message: { ...first, ids: [first.id] } }
  const pieces = [first]
  for (const next of later) {
    const follows = isWords(next) && next.received_at.getTime() - lastOf(pieces).received_at.getTime() <= REST_MS
    if (!follows || !maySayMore(pieces, situation) || standsAlone(understand(next.body, situation))) break
    pieces.push(next)
  }
  const body = partsOf(pieces, situation).join('\n')
  const repliesTo = pieces.find(({ content }) => content.repliesTo)?.content
  const message = { ...first, body, content: repliesTo ?? first.content, ids: pieces.map(({ id }) => id) }
  const until = restBy(pieces)
  const mayWait = pieces.length === waiting.length && first.attempts === 0 && until > situation.now
  return mayWait && isUnfinished(pieces, situation) ? { message, until } : { message }
}

/** Typed words; what is tapped, shared, attached or written by the website is whole. */
const isWords = ({ body, content }: ClaimedMessage): boolean =>
  content.kind === 'text' &&
  content.choice === undefined &&
  content.optOut === undefined &&
  body.trim() !== '' &&
  readFromWeb(body) === undefined

const lastOf = (pieces: readonly [ClaimedMessage, ...ClaimedMessage[]] | ClaimedMessage[]): ClaimedMessage => {
  const last = pieces.at(-1)
  if (!last) throw new Error('a message without pieces')
  return last
}

const restBy = (pieces: ClaimedMessage[]): Date => {
  const first = pieces[0] ?? lastOf(pieces)
  const last = lastOf(pieces).received_at.getTime() + REST_MS
  return new Date(Math.min(last, first.received_at.getTime() + LONGEST_MS))
}

/** A greeting before the message is no part of it. */
function partsOf(pieces: readonly ClaimedMessage[], situation: UnderstandOptions): string[] {
  const said = pieces.map(({ body }) => body)
  // Most messages are one piece, and reading it to know what it is would be most of the work with it.
  if (said.length === 1) return said
  const more = said.filter((body) => !isGreetingAlone(understand(body, situation)))
  return more.length > 0 ? more : said.slice(-1)
}

/** A greeting waits for nothing, but what has come behind it is read and answered with it. */
const maySayMore = (pieces: readonly ClaimedMessage[], situation: UnderstandOptions): boolean =>
  pieces.every(({ body }) => isGreetingAlone(understand(body, situation))) || isUnfinished(pieces, situation)

function isUnfinished(pieces: readonly ClaimedMessage[], situation: UnderstandOptions): boolean {
  const parts = partsOf(pieces, situation)
  const read = understand(parts.join('\n'), situation)
  return isFragment(read, { asked: situation.asked ?? 'none', pieces: parts.length })
}

/** Runs the given functions one after another, even if one of them fails. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}
