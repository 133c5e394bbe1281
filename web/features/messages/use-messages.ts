import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import type { MessagePage } from './api/messages.ts'

const everyMs = 30_000

/** A thread's messages, oldest first, in pages of fifty from the newest back. */
export function useMessages(thread: string) {
  const path = `${thread}/messages`
  const pages = useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: ({ pageParam, signal }) => api.get<MessagePage>(pageParam ? `${path}?before=${pageParam}` : path, signal),
    initialPageParam: '',
    getNextPageParam: ({ messages, more }) => (more ? messages.at(-1)?.id : undefined),
    refetchInterval: everyMs,
  })
  const shown = (pages.data?.pages ?? []).flatMap(({ messages }) => messages).toReversed()
  return { ...pages, shown }
}
export type Messages = ReturnType<typeof useMessages>
