import { validAdminAnnouncements } from './admin/announcements.ts'
import { validAudit } from './admin/audit.ts'
import { validAdminRevenue } from './admin/revenue.ts'
import { validAdminShops } from './admin/shops.ts'
import { validAdminAdmins, validAdminSignIn } from './admin/sign-in.ts'
import { validAdminSwitches } from './admin/switches.ts'
import type { ValidRequest } from './valid-request.ts'
import type { World } from './world.ts'

/** What admins do. */
export const validAdmin: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  ...validAdminAnnouncements,
  ...validAudit,
  ...validAdminRevenue,
  ...validAdminShops,
  ...validAdminAdmins,
  ...validAdminSignIn,
  ...validAdminSwitches,
}
