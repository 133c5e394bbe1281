import type { MemberRow } from '#db/queries/shops/members.ts'
import { type Actor, isPerson } from '../actor.ts'
import type { ShopMember } from '../contracts/members.ts'

export const memberView = (row: MemberRow, actor: Actor): ShopMember => ({
  id: row.id,
  name: row.name,
  role: row.role,
  since: row.since.toISOString(),
  you: isPerson(actor) && actor.contactId === row.contact_id,
})
