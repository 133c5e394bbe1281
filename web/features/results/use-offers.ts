import { usePages } from '#web/lib/api/use-pages.ts'
import { offersQuery, type TyreSearch } from '#web/lib/page/search-address.ts'

/** The pages of a search that are open. */
export function useOffers(query: TyreSearch) {
  const { pages, before, isLoading, failed, more } = usePages('GET /offers', { query: offersQuery(query) })
  return {
    offers: (pages ?? before)?.flatMap((page) => page.offers),
    /** Those of the search before: this one could not be reached. */
    areOfBefore: !pages && before !== undefined,
    nearMisses: pages?.[0]?.nearMisses ?? [],
    searching: !pages && isLoading,
    loadingMore: pages !== undefined && isLoading,
    failed,
    more,
  }
}
