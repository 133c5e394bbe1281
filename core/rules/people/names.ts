/** The first word, and what follows it. */
export function nameParts(full: string): { first: string; last: string } {
  const [first = '', ...rest] = full.trim().split(/\s+/)
  return { first, last: rest.join(' ') }
}

export const fullName = (first: string, last: string): string => `${first} ${last}`.trim()

const titles: ReadonlySet<string> = new Set('mr mrs ms miss mx dr prof adv rev ds mnr mev mej'.split(' '))

/** What somebody is called by: the first name, or, behind a title, all of it; undefined without a name. */
export function calledBy(name: string | null | undefined): string | undefined {
  const whole = name?.trim() ?? ''
  const { first } = nameParts(whole)
  return (titles.has(first.toLowerCase().replaceAll('.', '')) ? whole : first) || undefined
}
