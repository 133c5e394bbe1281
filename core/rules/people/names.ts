/** The first word, and what follows it. */
export function nameParts(full: string): { first: string; last: string } {
  const [first = '', ...rest] = full.trim().split(/\s+/)
  return { first, last: rest.join(' ') }
}

export const fullName = (first: string, last: string): string => `${first} ${last}`.trim()

const titles: ReadonlySet<string> = new Set('mr mrs ms miss mx dr prof adv rev ds mnr mev mej'.split(' '))

/** What older people are called with, which is no name by itself. */
const elders: ReadonlySet<string> = new Set(
  'oom tannie tant ouma oupa uncle aunty auntie aunt gogo mkhulu mama baba tata ntate mme mma sis sisi bra bhuti ausi abuti'.split(
    ' ',
  ),
)

/** What somebody is called by: the first name, 'Oom Piet', or, behind a title, all of it; undefined without a name. */
export function calledBy(name: string | null | undefined): string | undefined {
  const whole = name?.trim() ?? ''
  const { first, last } = nameParts(whole)
  if (last && elders.has(first.toLowerCase())) return fullName(first, nameParts(last).first)
  return (titles.has(first.toLowerCase().replaceAll('.', '')) ? whole : first) || undefined
}
