import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsLive } from '#web/lib/api/realtime.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { readMessages } from './api/messages.ts'
import { catchUp, newestOf, type Said, withOlder } from './so-far.ts'
import { authOf, messagesKey, type ThreadRef } from './thread-ref.ts'

const everyMs = 30_000
/** Without the connection that tells of changes. */
const oftenMs = 7_000
/** A page that has more goes back to so many once somebody reads the newest again. */
const MAX_KEPT = 300
const KEPT = 100
/** Further up than so many pages nobody jumps. */
const MAX_PAGES_UP = 20
const none: Said['messages'] = []

/**
 * A thread's messages, oldest first. Reading anew reads what has come since, and leaves what was read before; older ones
 * come in pages of fifty.
 */
export function useMessages(of: ThreadRef) {
  const client = useQueryClient()
  const queryKey = messagesKey(of)
  const isLive = useIsLive(authOf(of))
  const change = (work: (had: Said) => Said) => client.setQueryData<Said>(queryKey, (had) => had && work(had))
  const { data, isPending, isLoadingError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      catchUp(
        (page) => readMessages(of, page, { signal }),
        () => client.getQueryData<Said>(queryKey),
      ),
    structuralSharing: false,
    refetchInterval: isLive ? everyMs : oftenMs,
  })
  const shown = data?.messages ?? none
  const older = useSendWith((before: string) => readMessages(of, { before }), {
    onDone: (page) => change((had) => withOlder(had, page)),
  })
  const [oldest] = shown
  return {
    shown,
    isPending,
    isLoadingError,
    isFetching,
    refetch,
    hasOlder: data?.more ?? false,
    older: { isReading: older.isPending, isFailed: older.isError, read: () => oldest && older.mutate(oldest.id) },
    /** Reads older ones until this one is there; false if it is too far up, or gone. */
    reach: async (id: string): Promise<boolean> => {
      for (let pages = 0; pages <= MAX_PAGES_UP; pages += 1) {
        const had = client.getQueryData<Said>(queryKey)
        if (had?.messages.some((one) => one.id === id)) return true
        const [first] = had?.messages ?? none
        if (!had?.more || !first) return false
        const page = await readMessages(of, { before: first.id })
        change((now) => withOlder(now, page))
      }
      return false
    },
    /** Somebody reads the newest: what they had called up from far above is let go. */
    atNewest: () => shown.length > MAX_KEPT && change((had) => newestOf(had, KEPT)),
  }
}
export type Messages = ReturnType<typeof useMessages>
