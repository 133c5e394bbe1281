import type { MessagePage, MessageView } from '#core/contracts/threads.ts'

/** What the page has of a conversation, the oldest first; `more` if there is something before it. */
export type Said = { messages: readonly MessageView[]; more: boolean }

type ReadPage = (page: { before?: string }) => Promise<MessagePage>

/** Who comes back after more than so many pages begins at the newest again. */
const MAX_PAGES = 4

/**
 * Reads the newest messages, and those between them and the newest one that the page has, so that nothing is missing;
 * `had` is asked when they are there.
 */
export async function catchUp(readPage: ReadPage, had: () => Said | undefined): Promise<Said> {
  const known = had()?.messages.findLast(({ sentAt }) => sentAt !== null)
  let { messages, more } = await readPage({})
  for (let pages = 1; known && more && !reaches(messages, known) && pages < MAX_PAGES; pages += 1) {
    const oldest = messages.at(-1)
    if (!oldest) break
    const page = await readPage({ before: oldest.id })
    messages = [...messages, ...page.messages]
    more = page.more
  }
  const fresh = { messages: messages.toReversed(), more }
  return known && more && !reaches(messages, known) ? fresh : joined(had(), fresh)
}

/** Whether these, the newest first, go back to the message or past it. */
const reaches = (messages: readonly MessageView[], known: MessageView): boolean => {
  const oldest = messages.at(-1)
  return oldest !== undefined && compare(oldest, known) <= 0
}

const placeOf = ({ sentAt, scheduledFor, id }: MessageView): string => `${sentAt ?? scheduledFor} ${id}`
const compare = (one: MessageView, other: MessageView): number => {
  const [left, right] = [placeOf(one), placeOf(other)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** What was there before the fresh ones stays; what lies among them and was not read again is gone. */
function joined(had: Said | undefined, { messages, more }: Said): Said {
  const [oldest] = messages
  if (!had || !oldest) return { messages, more }
  const freshIds = new Set(messages.map(({ id }) => id))
  const older = more ? had.messages.filter((one) => compare(one, oldest) < 0 && !freshIds.has(one.id)) : []
  const before = new Map(had.messages.map((one) => [one.id, one]))
  // The other side reads up to a message, so what lies before a message that was read has been read, too.
  const isRead = messages.some(({ mine, read }) => mine && read)
  return {
    messages: [
      ...older.map((one) => (isRead && one.mine && !one.read ? { ...one, read: true } : one)),
      ...messages.map((one) => asBefore(before.get(one.id), one)),
    ],
    more: older.length > 0 ? had.more : more,
  }
}

/** The same object for a message that has not changed, so that it is not drawn again. */
const asBefore = (before: MessageView | undefined, now: MessageView): MessageView =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now

/** A page that comes before what is there. */
export function withOlder(had: Said, { messages, more }: MessagePage): Said {
  const there = new Set(had.messages.map(({ id }) => id))
  return { messages: [...messages.filter(({ id }) => !there.has(id)).toReversed(), ...had.messages], more }
}

/** A message that has just been sent. */
export const withSent = (had: Said, sent: MessageView): Said =>
  had.messages.some(({ id }) => id === sent.id) ? had : { ...had, messages: [...had.messages, sent].toSorted(compare) }

/** Only the newest, for who has come back to them from far up. */
export const newestOf = (had: Said, most: number): Said =>
  had.messages.length <= most ? had : { messages: had.messages.slice(-most), more: true }
