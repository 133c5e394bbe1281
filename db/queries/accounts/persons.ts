import type { AdminRole } from '#core/rules/admin/admin-areas.ts'
import type { Db } from '#db/client.ts'
import { type Membership, shopsNow } from '../shops/members.ts'
import { adminRolesNow, role } from './sessions.ts'

export type PersonRow = {
  contact_id: string
  account_id: string | null
  role: 'customer' | 'business' | 'admin' | null
  shops: Membership[]
  admin_roles: AdminRole[]
}

/** The contact's account, role and present memberships, which decide what the person may do. */
export const personRow = (db: Db, contactId: string): Promise<PersonRow | undefined> =>
  db
    .selectFrom('contact as c')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .select([
      'c.id as contact_id',
      'a.id as account_id',
      role.$castTo<PersonRow['role']>().as('role'),
      shopsNow.as('shops'),
      adminRolesNow.as('admin_roles'),
    ])
    .where('c.id', '=', contactId)
    .executeTakeFirst()
