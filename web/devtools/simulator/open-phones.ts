import { useCallback, useSyncExternalStore } from 'react'

/** Which phones are open stands in the address: /simulator?phones=+27…,+27… */
export function useOpenPhones() {
  const search = useSyncExternalStore(subscribe, () => window.location.search)
  const params = new URLSearchParams(search)
  const given = params.get('phones')
  const addresses = given === null ? undefined : given.replaceAll(' ', '+').split(',').filter(Boolean)
  const setAddresses = useCallback((next: string[]) => write((now) => now.set('phones', next.join(','))), [])
  const forgetText = useCallback(() => write((now) => now.delete('text')), [])
  return { addresses, setAddresses, text: params.get('text') ?? undefined, forgetText }
}

const changed = 'addresschange'

function subscribe(listener: () => void) {
  window.addEventListener('popstate', listener)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(changed, listener)
  }
}

function write(change: (params: URLSearchParams) => void): void {
  const params = new URLSearchParams(window.location.search)
  change(params)
  // A plus sign and a comma read better than their codes, and mean the same to the reader above.
  const query = params.toString().replaceAll('%2B', '+').replaceAll('%2C', ',')
  window.history.replaceState(null, '', query ? `?${query}` : window.location.pathname)
  window.dispatchEvent(new Event(changed))
}
