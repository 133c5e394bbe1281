type Axle = { listingId: string | null; quantity: number | null }

/** How many tyres of each listing a booking takes: both axles may have the same. Work without a listing takes none. */
export function neededTyres(axles: readonly Axle[]): Map<string, number> {
  const needed = new Map<string, number>()
  for (const { listingId, quantity } of axles)
    if (listingId && quantity) needed.set(listingId, (needed.get(listingId) ?? 0) + quantity)
  return needed
}
