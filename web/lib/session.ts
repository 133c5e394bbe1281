import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { AccountView, SessionAnswer } from '#core/contracts/auth.ts'
import { ApiError, fetchJson } from './api/call.ts'
import { queryKeyOf } from './api/read.ts'

export type Who = { state: 'loading' } | { state: 'out' } | { state: 'in'; account: AccountView }

export const sessionKey = queryKeyOf('GET /auth/session')

type Asked = { observer: QueryObserver; drawnFor: SessionAnswer | undefined }

/**
 * Many parts of a page ask who is signed in, so that one observer of the answer serves them all. `drawnFor` is whom the
 * server drew the page for, which parts that are taken over later have to begin with.
 */
const asked = new WeakMap<QueryClient, Asked>()

function askedBy(client: QueryClient): Asked {
  const known = asked.get(client)
  if (known) return known
  const observer = new QueryObserver<unknown>(client, {
    queryKey: sessionKey,
    queryFn: ({ signal }) => fetchJson(sessionKey[1], { signal }),
    refetchOnWindowFocus: 'always',
    // While the server cannot be reached it stays unknown, and is asked again.
    networkMode: 'offlineFirst',
    retry: (failures, error) => isUnreached(error) || failures < 1,
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 10_000),
    notifyOnChangeProps: ['data', 'status', 'failureCount'],
  })
  const made: Asked = { observer, drawnFor: client.getQueryData(sessionKey) }
  asked.set(client, made)
  return made
}

/** Neither the server nor what stands in front of it says anything of who is here. */
const isUnreached = (error: Error): boolean => error instanceof ApiError && (error.status === 0 || error.status > 501)

/** The answer; null if there is none because it failed, undefined while it is on its way. */
function answerIn(client: QueryClient): SessionAnswer | null | undefined {
  const state = client.getQueryState<SessionAnswer>(sessionKey)
  return state?.data ?? (state?.status === 'error' ? null : undefined)
}

function useAnswer<Value>(now: (client: QueryClient) => Value, drawn: (client: QueryClient) => Value): Value {
  const client = useQueryClient()
  return useSyncExternalStore(
    useCallback((changed) => askedBy(client).observer.subscribe(changed), [client]),
    () => now(client),
    () => drawn(client),
  )
}

/** Whether the server could not be asked who is here. */
export const useUnreached = (): boolean =>
  useAnswer(
    (client) => (client.getQueryState(sessionKey)?.fetchFailureCount ?? 0) > 0,
    () => false,
  )

/** Who is signed in, also if that changed in another tab. A refusal counts as nobody. */
export function useWho(): Who {
  const answer = useAnswer(answerIn, (client) => askedBy(client).drawnFor)
  if (answer === undefined) return { state: 'loading' }
  return answer?.signedIn ? { state: 'in', account: answer.account } : { state: 'out' }
}

/** The way to the sign-in page and back to here. */
export const signInLink = (back: string, tab?: 'signup'): string =>
  `/login?${new URLSearchParams({ ...(tab && { tab }), return: back })}`
