const underWay = new Map<string, Promise<void>>()

/**
 * Does the work unless this tab does it already, and after another tab that does it. A browser without locks looks
 * after its own tab alone.
 */
export function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  const before = underWay.get(name)
  if (before) return before
  const done = () => void underWay.delete(name)
  // Nothing stands between the end of the work and the next one that may begin.
  const once = () => work().finally(done)
  const begun = (navigator.locks ? navigator.locks.request(name, once) : once()).then(() => {})
  underWay.set(name, begun)
  begun.catch(done)
  return begun
}
