import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { OperationAnswer, OperationInput, ReadKey } from '#core/contracts/operations.ts'
import { addressOf, type Input } from './address-of.ts'
import { useNoted } from './asked.ts'
import { type ApiError, fetchJson } from './call.ts'
import { queryKeyOf } from './read.ts'

/** Operations that answer in pages. */
type PagedKey = { [K in ReadKey]: OperationAnswer<K> extends { next: string | null } ? K : never }[ReadKey]

type AnyPage = { next: string | null }

type Pages<Page> = {
  /** Undefined until the first one is there. */
  pages: Page[] | undefined
  /** What was shown before these were asked for, where they could not be reached. */
  before: Page[] | undefined
  isLoading: boolean
  failed: { error: ApiError; retry(): void; trying: boolean } | undefined
  /** Opens the next page; undefined if there is none. */
  more: (() => void) | undefined
}

type Open = { first: string; cursors: string[] }
/** By the key of an entry of the history: the pages that were open there, so that Back comes to the same list. */
const kept = new Map<string, Open>()

/** A list of the API page by page, each page kept under its own address; the first one may come with the page. */
export function usePages<K extends PagedKey>(
  key: K,
  input: OperationInput<K>,
  enabled?: boolean,
): Pages<OperationAnswer<K>>
export function usePages(key: PagedKey, input: Input, enabled = true): Pages<unknown> {
  const first = addressOf(key, input)
  useNoted(key, enabled ? first : null)
  const { key: entry } = useLocation()
  const [open, setOpen] = useState<Open>(() => kept.get(entry) ?? { first, cursors: [] })
  const cursors = open.first === first ? open.cursors : []
  useEffect(() => void kept.set(entry, open), [entry, open])
  const inputs = [input, ...cursors.map((after) => ({ ...input, query: { ...input.query, after } }))]
  const reads = useQueries({
    queries: inputs.map((one) => ({
      queryKey: queryKeyOf(key, one),
      // Every key here is one whose answer has a next.
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchJson(addressOf(key, one), { signal }) as Promise<AnyPage>,
      enabled,
    })),
  })
  const pages = reads[0]?.data && reads.flatMap(({ data }) => data ?? [])
  const before = useRef(pages)
  useEffect(() => {
    if (pages) before.current = pages
  })
  const failed = reads.find((read) => read.isError)
  const error = failed?.error as ApiError | undefined
  const last = reads.at(-1)
  const next = last?.data?.next
  return {
    pages,
    before: !pages && error?.status === 0 ? before.current : undefined,
    isLoading: (last?.isPending ?? false) && enabled,
    failed: failed && {
      error: error as ApiError,
      retry: () => void failed.refetch(),
      trying: failed.isFetching,
    },
    more: next ? () => setOpen({ first, cursors: [...cursors, next] }) : undefined,
  }
}
