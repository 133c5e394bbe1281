/** Trims that are written as short as the codes of factories are. */
const trims: ReadonlySet<string> = new Set(['EX', 'GA', 'GL', 'GT', 'LE', 'LX', 'SE', 'X', 'XL'])
/** Words that only count generations. */
const ofGenerations = /^(\d(st|nd|rd|th)?|gen|based|facelift|pre-facelift|mk\d(\.\d)?|\d{4}|on)$/i
/** AN120, ZC33S, T6.2, 9N, 906, BM. */
const factoryCode = /^([A-Z]{1,3}\d{1,3}[A-Z]?(\.\d)?|\d[A-Z]|\d{3}|[A-Z]{1,2})$/

const isSeen = (part: string): boolean => trims.has(part) || !(ofGenerations.test(part) || factoryCode.test(part))

/** The 250 of 250/300; alone it is a code. */
const isEngine = (part: string): boolean => /^\d{3}$/.test(part)

/** What people can see of a fitment's variant: the trim and the engine, without the factory's codes; '' if nothing is left. */
export const trimIn = (variant: string): string =>
  [...new Set(variant.split(', ').map(seenOf))].filter(Boolean).join(', ')

const seenOf = (one: string): string =>
  one
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => word === '/' || (isSeen(word) && word.split('/').some((part) => isSeen(part) || isEngine(part))))
    .join(' ')
    .replace(/^[\s/]+|[\s/]+$/g, '')
