import { useInfiniteQuery } from '@tanstack/react-query'
import { readMessages, type ThreadRef } from './api/messages.ts'

const everyMs = 30_000

export const messagesKey = (of: ThreadRef) =>
  ['token' in of ? 'GET /guest-threads/:token/messages' : 'GET /threads/:id/messages', of, 'pages'] as const

/** A thread's messages, oldest first, in pages of fifty from the newest back. */
export function useMessages(of: ThreadRef) {
  const pages = useInfiniteQuery({
    queryKey: messagesKey(of),
    queryFn: ({ pageParam, signal }) => readMessages(of, pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ messages, more }) => (more ? messages.at(-1)?.id : undefined),
    refetchInterval: everyMs,
  })
  const all = (pages.data?.pages ?? []).flatMap(({ messages }) => messages)
  const shown = [...new Map(all.map((one) => [one.id, one])).values()].toReversed()
  return { ...pages, shown }
}
export type Messages = ReturnType<typeof useMessages>
