import type { Actor } from '../actor.ts'
import { canKeepAlerts } from './alert-policy.ts'
import { personRequired } from './refusals.ts'

/** Everybody has their own alerts and no others. Throws PERSON_REQUIRED. */
export function ownerOf(actor: Actor): string {
  if (!canKeepAlerts(actor)) throw personRequired()
  return actor.contactId
}
