import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { AccountView, SessionAnswer } from '#core/contracts/auth.ts'
import { ApiError, fetchJson } from './api/call.ts'
import { queryKeyOf } from './api/read.ts'
import { setReached } from './device/offline.ts'

export type Who = { state: 'loading' } | { state: 'out' } | { state: 'in'; account: AccountView }

export const sessionKey = queryKeyOf('GET /auth/session')

const AGAIN_MS = 3_000

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
    queryFn: ({ signal }) => tellWhetherReached(fetchJson(sessionKey[1], { signal })),
    refetchOnWindowFocus: 'always',
    // While the server cannot be reached it stays unknown, and is asked again.
    networkMode: 'offlineFirst',
    retry: (failures, error) => isUnreached(error) || failures < 1,
    retryDelay: AGAIN_MS,
    notifyOnChangeProps: ['data', 'status'],
  })
  const made: Asked = { observer, drawnFor: client.getQueryData(sessionKey) }
  asked.set(client, made)
  return made
}

const isUnreached = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status > 501)

/** A phone may take itself for connected where nothing comes through; who is here is asked until it does. */
async function tellWhetherReached(answer: Promise<unknown>): Promise<unknown> {
  answer.then(
    () => setReached(true),
    (error: unknown) => error instanceof ApiError && setReached(error.status !== 0),
  )
  return answer
}

/** The answer; null if there is none because it failed, undefined while it is on its way. */
function answerIn(client: QueryClient): SessionAnswer | null | undefined {
  const state = client.getQueryState<SessionAnswer>(sessionKey)
  return state?.data ?? (state?.status === 'error' ? null : undefined)
}

/** Who is signed in, also if that changed in another tab. A refused read counts as nobody. */
export function useWho(): Who {
  const client = useQueryClient()
  const answer = useSyncExternalStore(
    useCallback((changed) => askedBy(client).observer.subscribe(changed), [client]),
    () => answerIn(client),
    () => askedBy(client).drawnFor,
  )
  if (answer === undefined) return { state: 'loading' }
  return answer?.signedIn ? { state: 'in', account: answer.account } : { state: 'out' }
}

/** The way to the sign-in page and back to here. */
export const signInLink = (back: string, tab?: 'signup'): string =>
  `/login?${new URLSearchParams({ ...(tab && { tab }), return: back })}`
