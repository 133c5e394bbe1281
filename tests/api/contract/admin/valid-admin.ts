import { validAdminAnnouncements } from '../valid-admin-announcements.ts'
import { validAdminRevenue } from '../valid-admin-revenue.ts'
import { validAdminShops } from '../valid-admin-shops.ts'
import { validAdminSwitches } from '../valid-admin-switches.ts'
import { validAudit } from '../valid-audit.ts'
import { validAdminDesk } from './valid-desk.ts'

/** What admins do. */
export const validAdmin = {
  ...validAdminShops,
  ...validAdminDesk,
  ...validAdminSwitches,
  ...validAudit,
  ...validAdminRevenue,
  ...validAdminAnnouncements,
}
