import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OperationInput, ReadKey } from '#core/contracts/operations.ts'
import type { Input } from './address-of.ts'
import { fetchJson } from './call.ts'
import { queryKeyOf } from './read.ts'

type ReadAhead = <K extends ReadKey>(key: K, input: OperationInput<K>) => void

/** Begins a read that the page is about to show, so that it is under way while the page is drawn. */
export function useReadAhead(): ReadAhead {
  const client = useQueryClient()
  return useCallback(
    (key: ReadKey, input: unknown) => {
      // The compiler does not follow the inputs of all operations at once.
      const queryKey = queryKeyOf(key, input as Input)
      void client.prefetchQuery({
        queryKey,
        queryFn: ({ signal }) => fetchJson(queryKey[1], { signal }),
        // As the list itself is read: what is shown stays until there is a connection again.
        networkMode: 'offlineFirst',
      })
    },
    [client],
  )
}
