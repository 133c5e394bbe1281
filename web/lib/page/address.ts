import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type Changes = Record<string, string | undefined>

/** The query of the address as the state of the page; undefined takes a name out. */
export function useAddress() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const go = useCallback(
    (changes: Changes, how: 'push' | 'replace' = 'push') => {
      const here = typeof window === 'undefined' ? search : window.location.search
      const query = withChanges(here, changes)
      // The page is not drawn again for an address that it has.
      if (query === withChanges(here, {}) && query === withChanges(search, {})) return
      void navigate(`${pathname}${query}`, { replace: how === 'replace', preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  return { params, go }
}

/** The query with these changes, with its question mark, or nothing. */
export function withChanges(search: string, changes: Changes): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name)
    else next.set(name, value)
  }
  const query = readable(next.toString())
  return query && `?${query}`
}

/** Slashes and commas mean the same unescaped in a query, and read better when an address is shared. */
const readable = (query: string): string => query.replaceAll('%2F', '/').replaceAll('%2C', ',')
