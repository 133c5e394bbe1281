import { keepPreviousData, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type ApiError, api } from './api.ts'

type Options = {
  enabled?: boolean
  /** Milliseconds between reads while the page is looked at. */
  every?: number
  /** Shows what was read for the address before while the next is read. */
  keepsPrevious?: boolean
  /** Reads anew each time somebody comes back to the page. */
  onFocus?: boolean
}

/** A read of the API by its path, kept under that path; null reads nothing. */
export function useApi<Answer extends object>(
  path: string | null,
  { enabled = true, every, keepsPrevious, onFocus }: Options = {},
): UseQueryResult<Answer, ApiError> {
  return useQuery<Answer, ApiError, Answer>({
    queryKey: [path],
    queryFn: ({ signal }) => api.get<Answer>(path ?? '', signal),
    enabled: enabled && path !== null,
    refetchInterval: every ?? false,
    refetchOnWindowFocus: onFocus ? 'always' : false,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
}

type Change<Wish, Answer> = {
  send(wish: Wish, key: string): Promise<Answer>
  /** Paths that are read anew afterwards; what begins with one of them as well. */
  renews?: readonly string[]
  onDone?(answer: Answer, wish: Wish): void
  onFailed?(error: ApiError): void
}

/**
 * A change through the API. The key stays the same until the change has gone through, so that trying again does not do
 * it twice.
 */
export function useSend<Wish = void, Answer = void>({ send, renews = [], onDone, onFailed }: Change<Wish, Answer>) {
  const client = useQueryClient()
  const key = useRef('')
  return useMutation<Answer, ApiError, Wish>({
    mutationFn: (wish) => {
      key.current ||= newKey()
      return send(wish, key.current)
    },
    onSuccess: (answer, wish) => {
      key.current = ''
      for (const path of renews) renew(client, path)
      onDone?.(answer, wish)
    },
    onError: (error) => {
      // Refused is settled; whether an unanswered one went through is not known, so its key is used again.
      if (error.status >= 400 && error.status < 500) key.current = ''
      onFailed?.(error)
    },
  })
}

/** crypto.randomUUID exists only where the page is safe (https or localhost). */
const newKey = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-')

const renew = (client: ReturnType<typeof useQueryClient>, path: string): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith(path),
  })

/** Reads everything anew that begins with this path. */
export function useRenew() {
  const client = useQueryClient()
  return (path: string) => renew(client, path)
}
