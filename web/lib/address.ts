import { useCallback, useMemo, useSyncExternalStore } from 'react'

const changed = 'addresschange'

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}

export type Changes = Record<string, string | undefined>

/** The query of the address as the state of the page; undefined takes a name out. */
export function useAddress() {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const params = useMemo(() => new URLSearchParams(search), [search])
  const go = useCallback((changes: Changes, how: 'push' | 'replace' = 'push') => {
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    const query = readable(next.toString())
    const address = query ? `?${query}` : window.location.pathname
    if (how === 'push') window.history.pushState(null, '', address)
    else window.history.replaceState(null, '', address)
    window.dispatchEvent(new Event(changed))
  }, [])
  return { params, go }
}

/** Slashes and commas mean the same unescaped in a query, and read better when an address is shared. */
const readable = (query: string): string => query.replaceAll('%2F', '/').replaceAll('%2C', ',')
