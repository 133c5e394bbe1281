import type { QueryClient } from '@tanstack/react-query'
import type { PageRead } from '#core/contracts/drawn-page.ts'
import type { InputArgument, OperationAnswer, ReadKey } from '#core/contracts/operations.ts'
import { addressOf, type Input } from './address-of.ts'
import { noteAsked } from './asked.ts'

/** A read that a page begins with. */
export function read<K extends ReadKey>(key: K, ...[input]: InputArgument<K>): PageRead
export function read(key: ReadKey, input?: Input): PageRead {
  return { key, ...input }
}

/** The key under which an answer is cached: the operation, then the whole address. */
export const queryKeyOf = (key: ReadKey, input: Input = {}): readonly [ReadKey, string] => [key, addressOf(key, input)]

/** The answers that are here already. */
export type Answered = <K extends ReadKey>(key: K, ...[input]: InputArgument<K>) => OperationAnswer<K> | undefined

export function answeredIn(client: QueryClient): Answered {
  // The compiler does not follow the inputs of all operations at once.
  function answered(key: ReadKey, ...[input]: readonly unknown[]): unknown {
    const queryKey = queryKeyOf(key, input as Input | undefined)
    if (import.meta.env.SSR) noteAsked(client, ...queryKey)
    return client.getQueryData(queryKey)
  }
  return answered as unknown as Answered
}
