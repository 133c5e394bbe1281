import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#core/contracts/operations.ts'

const asked = new WeakMap<QueryClient, Map<string, ReadKey>>()

/** The operations by the addresses that a page asked for while the server drew it. */
export const askedIn = (client: QueryClient): ReadonlyMap<string, ReadKey> => asked.get(client) ?? new Map()

export function noteAsked(client: QueryClient, key: ReadKey, address: string): void {
  asked.set(client, new Map([...askedIn(client), [address, key]]))
}

/** Notes on the server what a page asks for: what it does not declare is drawn without its data. */
export const useNoted: (key: ReadKey, address: string | null) => void = import.meta.env.SSR
  ? (key, address) => {
      const client = useQueryClient()
      if (address) noteAsked(client, key, address)
    }
  : () => {}
