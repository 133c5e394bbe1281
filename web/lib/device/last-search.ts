const NAME = 'spoor.last-search'

/** What was searched for last on this device, and the address that finds it again. */
export type LastSearch = { name: string; path: string }

/** A browser may forbid to keep anything. */
export function keepLastSearch(search: LastSearch): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(search))
  } catch {}
}

/** As it was kept; null if nothing was searched for, or nothing may be kept. */
export function keptSearch(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}
