import type { ShopCalendar } from '#core/contracts/seller/bookings.ts'

type Room = { next: { bay: number; start: string } | undefined; shorter: { bay: number; minutes: number } | undefined }

const MINUTE = 60_000
/** A shorter one is no use. */
const SHORTEST = 10

/** The first time of the day from which a bay is free for so many minutes, and the longest time that one is free now. */
export function roomInBays({ bays, bookings, blocks }: ShopCalendar, now: Date, minutes: number): Room {
  const numbers = Array.from({ length: bays }, (_, at) => at + 1)
  const at = now.getTime()
  const free = numbers.map((bay) => {
    const taken = [
      ...bookings.flatMap(({ holds }) =>
        holds
          .filter((one) => one.bay === bay)
          .map(
            ({ start, durationMinutes }) => [Date.parse(start), Date.parse(start) + durationMinutes * MINUTE] as const,
          ),
      ),
      ...blocks.filter((one) => one.bay === bay).map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const),
    ]
      .filter(([, end]) => end > at)
      .toSorted(([one], [other]) => one - other)
    return { bay, from: firstGap(taken, at, minutes * MINUTE), now: gapNow(taken, at) }
  })
  const first = free.toSorted((one, other) => one.from - other.from)[0]
  const [longest] = free.toSorted((one, other) => other.now - one.now)
  const short = longest && Math.floor(longest.now / MINUTE / 5) * 5
  return {
    next: first && first.from > at ? { bay: first.bay, start: new Date(first.from).toISOString() } : undefined,
    shorter:
      longest && short && short >= SHORTEST && short < minutes ? { bay: longest.bay, minutes: short } : undefined,
  }
}

type Taken = readonly (readonly [start: number, end: number])[]

function firstGap(taken: Taken, at: number, length: number): number {
  let from = at
  for (const [start, end] of taken) {
    if (start - from >= length) return from
    from = Math.max(from, end)
  }
  return from
}

/** How long nothing begins; 0 if something stands there. */
function gapNow(taken: Taken, at: number): number {
  const [next] = taken
  if (!next) return Number.MAX_SAFE_INTEGER
  return Math.max(0, next[0] - at)
}
