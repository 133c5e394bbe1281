/** The first word, and what follows it. */
export function nameParts(full: string): { first: string; last: string } {
  const [first = '', ...rest] = full.trim().split(/\s+/)
  return { first, last: rest.join(' ') }
}

export const fullName = (first: string, last: string): string => `${first} ${last}`.trim()
