import type { Membership, Person } from '#core/actor.ts'
import type { AdminRole } from '#core/rules/admin/admin-areas.ts'

/** A made person as the one who acts, with the shops that they were made a member of. */
export const as = ({ id, shops = [] }: { id: string; shops?: readonly Membership[] }): Person => ({
  kind: 'contact',
  contactId: id,
  accountId: null,
  roles: shops.length > 0 ? ['customer', 'business'] : ['customer'],
  adminRoles: [],
  shops,
})

/** A made person as an admin with this role. */
export const adminAs = ({ id }: { id: string }, role: AdminRole = 'owner'): Person => ({
  ...as({ id }),
  roles: ['admin'],
  adminRoles: [role],
})
