/** Counts what is open at one time, by key. */
export function openPlaces(most: number) {
  const taken = new Map<string, number>()
  const isFree = (key: string): boolean => (taken.get(key) ?? 0) < most
  return {
    isFree,
    /** False when all places of the key are taken. */
    take(key: string): boolean {
      if (!isFree(key)) return false
      taken.set(key, (taken.get(key) ?? 0) + 1)
      return true
    },
    give(key: string): void {
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    },
  }
}
