import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ReadKey } from '#core/contracts/operations.ts'
import { invalidate } from './cache.ts'

type Reading = 'under way' | 'once more'
const readings = new WeakMap<QueryClient, Map<ReadKey, Reading>>()

/**
 * Reads an operation anew, with whatever input it is shown. A change that comes meanwhile is not lost: it is read once
 * more afterwards. Nothing that is under way since is broken off, so many changes do not keep a page from an answer.
 */
async function readAnew(client: QueryClient, key: ReadKey): Promise<void> {
  const reading = readings.get(client) ?? new Map<ReadKey, Reading>()
  readings.set(client, reading)
  if (reading.has(key)) return void reading.set(key, 'once more')
  do {
    reading.set(key, 'under way')
    await invalidate(client, { queryKey: [key] })
  } while (reading.get(key) === 'once more')
  reading.delete(key)
}

/** Reads these operations anew because the server says that something changed. */
export function useReadAnew(): (...keys: readonly ReadKey[]) => void {
  const client = useQueryClient()
  return useCallback(
    (...keys) => {
      for (const key of keys) void readAnew(client, key)
    },
    [client],
  )
}
