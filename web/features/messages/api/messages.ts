import type { OperationInput, ReadKey } from '#core/contracts/operations.ts'
import { type CallOptions, call } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import type { ThreadRef } from '../thread-ref.ts'

/** What shows one's conversations. */
export const threadReads = [
  'GET /threads',
  'GET /threads/unread',
  'GET /threads/:id',
  'GET /threads/:id/messages',
  'GET /shops/:shopId/inbox',
  'GET /shops/:shopId/inbox/counts',
  'GET /threads/:id/inbox',
] as const satisfies readonly ReadKey[]
const guestReads = [
  'GET /guest-threads/:token',
  'GET /guest-threads/:token/messages',
] as const satisfies readonly ReadKey[]

/** What shows the conversation. */
export const readsOf = (of: ThreadRef): readonly ReadKey[] => ('token' in of ? guestReads : threadReads)

const everyMs = 30_000

/** Undefined reads nothing. */
export function useThread(of: ThreadRef | undefined) {
  const guest = useRead('GET /guest-threads/:token', of && 'token' in of ? { params: of } : null, { every: everyMs })
  const own = useRead('GET /threads/:id', of && 'id' in of ? { params: of } : null, { every: everyMs })
  return of && 'token' in of ? guest : own
}

export const readMessages = (of: ThreadRef, query: { before?: string }, options: CallOptions = {}) =>
  'token' in of
    ? call('GET /guest-threads/:token/messages', { params: of, query }, options)
    : call('GET /threads/:id/messages', { params: of, query }, options)

type Said = OperationInput<'POST /threads/:id/messages'>['body']
export const sendMessage = (of: ThreadRef, body: Said, options: CallOptions) =>
  'token' in of
    ? call('POST /guest-threads/:token/messages', { params: of, body }, options)
    : call('POST /threads/:id/messages', { params: of, body }, options)

export const markRead = (of: ThreadRef) =>
  'token' in of
    ? call('POST /guest-threads/:token/read', { params: of })
    : call('POST /threads/:id/read', { params: of, body: {} })
