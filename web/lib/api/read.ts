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

/** There are more operations than the compiler compares with each other, so it takes our word for the type. */
export const answeredIn = (client: QueryClient): Answered => {
  const answered = (key: ReadKey, input?: Input): unknown => {
    const queryKey = queryKeyOf(key, input)
    if (import.meta.env.SSR) noteAsked(client, ...queryKey)
    return client.getQueryData(queryKey)
  }
  return answered as unknown as Answered
}
