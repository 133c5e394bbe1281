/** So many characters fit the template and every other form alike. */
export const announcementLimits = { title: 60, words: 400, path: 80 } as const

/** People a minute; one in a hundred and more is felt by everything else that goes out. */
export const paceLimits = { least: 1, most: 600, usual: 60 } as const

const MINUTE_MS = 60_000

/** How many people are on time now, and from when on the next one is. A pause is not made up for. */
export function onTime(
  { pace, nextAt }: { pace: number; nextAt: Date | undefined },
  at: Date,
  most: number,
): { people: number; nextAfter: (told: number) => Date } {
  const every = MINUTE_MS / pace
  const from = Math.max(nextAt?.getTime() ?? at.getTime(), at.getTime() - most * every)
  const people = from > at.getTime() ? 0 : Math.min(most, Math.floor((at.getTime() - from) / every) + 1)
  return { people, nextAfter: (told) => new Date(from + told * every) }
}
