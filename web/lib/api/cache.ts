import type { InvalidateOptions, InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads anew, since something has changed. What is under way may have been answered before the change, so nothing
 * waits for it: the cache by itself breaks off only what somebody looks at and has been read before.
 */
export function invalidate(
  client: QueryClient,
  filters: InvalidateQueryFilters = {},
  options?: InvalidateOptions,
): Promise<void> {
  const isMine = filters.predicate ?? (() => true)
  void client.cancelQueries(
    { ...filters, predicate: (query) => isMine(query) && (query.state.data === undefined || !query.isActive()) },
    { silent: true },
  )
  return client.invalidateQueries(filters, options)
}

/**
 * Shows a change before the server has confirmed it. A read that is under way would bring back what was, so it is broken
 * off: whoever shows a change reads anew once the server has answered, whatever it says.
 */
export function showAhead<Shown>(client: QueryClient, queryKey: QueryKey, change: (had: Shown) => Shown): void {
  void client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  client.setQueriesData<Shown>({ queryKey }, (had) => had && change(had))
}

/** Shows what the server has answered to a change; a read that is under way, maybe from before it, begins anew. */
export function showAnswer<Shown>(client: QueryClient, queryKey: QueryKey, answer: Shown): void {
  client.setQueryData<unknown>(queryKey, answer)
  if (client.isFetching({ queryKey, exact: true })) void invalidate(client, { queryKey, exact: true })
}
