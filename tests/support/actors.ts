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

/** A made person as an admin, who may do everything unless told. */
export const asAdmin = ({ id }: { id: string }, adminRoles: AdminRole[] = ['owner']): Person => ({
  ...as({ id }),
  roles: ['customer', 'admin'],
  adminRoles,
})
