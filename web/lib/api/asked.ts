import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#core/contracts/operations.ts'

const asked = new WeakMap<QueryClient, Map<string, ReadKey>>()

/** The operations that a page asked for while the server drew it, by address. */
export const askedIn = (client: QueryClient): ReadonlyMap<string, ReadKey> => asked.get(client) ?? new Map()

export function noteAsked(client: QueryClient, key: ReadKey, address: string): void {
  asked.set(client, new Map([...askedIn(client), [address, key]]))
}

/** Notes on the server which reads a page makes: it is drawn without those that it does not declare. */
export const useNoted: (key: ReadKey, address: string | null) => void = import.meta.env.SSR
  ? (key, address) => {
      const client = useQueryClient()
      if (address) noteAsked(client, key, address)
    }
  : () => {}
