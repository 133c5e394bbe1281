import type { Endpoint } from '../../route.ts'
import contacts from './contacts.ts'
import erase from './erase.ts'
import exportPerson from './export.ts'
import find from './find.ts'
import history from './history.ts'
import person from './person.ts'
import withdraw from './withdraw.ts'

/** What we hold of people, what they agreed to, and what they were told. */
export const peopleEndpoints: readonly Endpoint[] = [find, person, contacts, history, withdraw, exportPerson, erase]
