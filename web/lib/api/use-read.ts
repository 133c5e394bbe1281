import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { InputArgument, OperationAnswer, OperationInput, ReadKey } from '#core/contracts/operations.ts'
import type { Input } from './address-of.ts'
import { useNoted } from './asked.ts'
import { invalidate } from './cache.ts'
import { type ApiError, fetchJson } from './call.ts'
import { queryKeyOf } from './read.ts'

type ReadOptions = {
  enabled?: boolean
  /** Milliseconds between reads while the page is looked at. */
  every?: number
  /** Shows the answer to the input before while the next one is read. */
  keepsPrevious?: boolean
  /** Reads anew each time somebody comes back to the page. */
  onFocus?: boolean
}

export type ReadResult<K extends ReadKey> = UseQueryResult<OperationAnswer<K>, ApiError>

/** Reads an operation of the API by its key; null for the input reads nothing. */
export function useRead<K extends ReadKey>(key: K, ...[input]: InputArgument<K>): ReadResult<K>
export function useRead<K extends ReadKey>(
  key: K,
  input: OperationInput<K> | null,
  options?: ReadOptions,
): ReadResult<K>
export function useRead(
  key: ReadKey,
  input: Input | null = {},
  { enabled = true, every, keepsPrevious, onFocus }: ReadOptions = {},
) {
  const queryKey = queryKeyOf(key, input ?? {})
  const isRead = enabled && input !== null
  useNoted(key, isRead ? queryKey[1] : null)
  return useQuery({
    queryKey: input ? queryKey : [key],
    queryFn: ({ signal }) => fetchJson(queryKey[1], { signal }),
    enabled: isRead,
    refetchInterval: every ?? false,
    refetchOnWindowFocus: onFocus ? 'always' : false,
    // What is shown stays until there is a connection again, and who is signed in stays unknown.
    ...((keepsPrevious || onFocus) && { networkMode: 'offlineFirst' }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  })
}

/** Reads these operations anew, with whatever input; everything if none is named. */
export function useInvalidate(): (...keys: readonly ReadKey[]) => void {
  const client = useQueryClient()
  return useCallback(
    (...keys) => {
      if (keys.length === 0) void invalidate(client)
      for (const key of keys) void invalidate(client, { queryKey: [key] })
    },
    [client],
  )
}
