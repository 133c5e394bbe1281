/**
 * What comes after the open one in a queue: the one below it, or the first if it is the last or has left the queue;
 * undefined if no other waits.
 */
export function nextInQueue(ids: readonly string[], open: string | undefined): string | undefined {
  const at = open === undefined ? -1 : ids.indexOf(open)
  const next = at < 0 ? ids[0] : (ids[at + 1] ?? ids[0])
  return next === open ? undefined : next
}
