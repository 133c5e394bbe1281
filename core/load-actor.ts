import { type PersonRow, personRow } from '#db/queries/accounts/auth.ts'
import { type Actor, isPerson, type Person } from './actor.ts'
import type { Context } from './context.ts'

/**
 * The actor of a contact, with its present account, roles and shops. Chat and jobs begin here; the API makes the actor
 * with the session.
 */
export async function actorOf(ctx: Pick<Context, 'db'>, contactId: string): Promise<Person> {
  const row = await personRow(ctx.db, contactId)
  if (!row) throw new Error(`there is no contact ${contactId}`)
  return personActor(row)
}

/** The actor with the memberships of this moment, for decisions under a lock. */
export const actorNow = async (ctx: Pick<Context, 'db'>, actor: Actor): Promise<Actor> =>
  isPerson(actor) ? actorOf(ctx, actor.contactId) : actor

/** `role` is that of the account, null without one. */
export const personActor = ({ contact_id, account_id, role, shops, admin_roles }: PersonRow): Person => ({
  kind: 'contact',
  contactId: contact_id,
  accountId: account_id,
  roles: [
    'customer',
    ...(shops.length > 0 || role === 'business' ? (['business'] as const) : []),
    ...(admin_roles.length > 0 ? (['admin'] as const) : []),
  ],
  adminRoles: admin_roles,
  shops,
})
