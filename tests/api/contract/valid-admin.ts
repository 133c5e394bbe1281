import { validAdminAdmins } from './admin/admins.ts'
import { validAdminAnnouncements } from './admin/announcements.ts'
import { validAudit } from './admin/audit.ts'
import { validAdminDesk } from './admin/desk.ts'
import { validAdminFitment } from './admin/fitment.ts'
import { validAdminOperations } from './admin/operations.ts'
import { validAdminOverview } from './admin/overview.ts'
import { validAdminPeople } from './admin/people.ts'
import { validAdminPlaces } from './admin/places.ts'
import { validAdminRevenue } from './admin/revenue.ts'
import { validAdminShops } from './admin/shops.ts'
import { validAdminSignIn } from './admin/sign-in.ts'
import { validAdminSwitches } from './admin/switches.ts'
import { validAdminTemplates } from './admin/templates.ts'
import { validAdminTyres } from './admin/tyres.ts'
import { validAdminUnderstanding } from './admin/understanding.ts'
import type { ValidRequest } from './valid-request.ts'
import type { World } from './world.ts'

/** What admins do. */
export const validAdmin: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  ...validAdminAdmins,
  ...validAdminAnnouncements,
  ...validAudit,
  ...validAdminDesk,
  ...validAdminFitment,
  ...validAdminOperations,
  ...validAdminOverview,
  ...validAdminPeople,
  ...validAdminPlaces,
  ...validAdminRevenue,
  ...validAdminShops,
  ...validAdminSignIn,
  ...validAdminSwitches,
  ...validAdminTemplates,
  ...validAdminTyres,
  ...validAdminUnderstanding,
}
