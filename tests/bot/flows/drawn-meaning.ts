import type { Person } from './drawn-scenes.ts'
import type { Meant } from './drawn-words.ts'

/** Whom whoever said it may have meant, by the place in the scene; undefined if it must be asked. */
export function onlyMeant(all: readonly Person[], meant: Meant): number | undefined {
  const requests = all.flatMap(({ kind }, at) => (kind === 'request' ? [at] : []))
  const [only] = requests
  switch (meant.of) {
    case 'absent':
    case 'mistyped':
    case 'nothing':
      return undefined
    case 'all':
      return requests.length === 1 ? only : undefined
    case 'order':
      return requests.length === 1 && meant.order !== 2 ? only : undefined
    case 'named':
    case 'nobody': {
      const among = requests.filter((at) => meant.of === 'nobody' || isCalled(all[at], meant.name))
      const fitting = among.filter((at) => saysSomething(meant) && !contradicts(all[at], meant))
      if (among.length === 1) return among[0]
      return fitting.length === 1 ? fitting[0] : undefined
    }
  }
}

export const isCalled = (person: Pick<Person, 'name'> | undefined, name: string): boolean =>
  name.split(' ').every((word) => person?.name.split(' ').includes(word))

const saysSomething = (meant: Meant): boolean => Object.keys(meant).some((key) => key !== 'of' && key !== 'name')

type Stated = Pick<Meant, 'of'> & { hour?: number; figure?: number; rand?: number; tyres?: number; day?: string }

/** Whether the words state something else than what is asked for, so that a yes with them is none. */
export function contradicts(person: Person | undefined, meant: Meant): boolean {
  if (!person) return true
  const { hour, figure, rand, tyres, day }: Stated = meant
  return (
    (hour !== undefined && hour !== person.hour) ||
    (figure !== undefined && figure !== person.hour && figure + 12 !== person.hour) ||
    (rand !== undefined && rand !== 1950 && rand !== 1950 * person.tyres) ||
    (tyres !== undefined && tyres !== person.tyres) ||
    (day !== undefined && day !== person.day)
  )
}
