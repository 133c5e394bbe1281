import type { Actor } from '../actor.ts'
import { personRequired } from './refusals.ts'

/** Everybody has their own alerts and no others. Throws PERSON_REQUIRED. */
export function ownerOf(actor: Actor): string {
  if (actor.kind !== 'contact') throw personRequired()
  return actor.contactId
}
