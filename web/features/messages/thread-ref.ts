import type { ReadKey } from '#core/contracts/operations.ts'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'

/** A conversation: one's own by its id, or a guest's by the token of its private link. */
export type ThreadRef = { id: string } | { token: string }

export const threadName = (of: ThreadRef): string => ('token' in of ? of.token : of.id)

/** True once another conversation was chosen that is not drawn yet: words stay, as they may be meant for it. */
export function isLeft(name: string): boolean {
  const chosen = new URLSearchParams(window.location.search).get('thread')
  return chosen !== null && chosen !== name
}

/** How the conversation is listened to; undefined for somebody who is signed in. */
export const authOf = (of: ThreadRef): RealtimeAuth | undefined => ('token' in of ? { thread: of.token } : undefined)

/** Where the messages of the conversation are kept. */
export const messagesKey = (of: ThreadRef): readonly [ReadKey, ThreadRef, 'so far'] => [
  'token' in of ? 'GET /guest-threads/:token/messages' : 'GET /threads/:id/messages',
  of,
  'so far',
]
