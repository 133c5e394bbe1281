import type { Endpoint } from '../../route.ts'
import changeRoles from './change-roles.ts'
import endAdmin from './end-admin.ts'
import listAdmins from './list-admins.ts'
import signOutAdmin from './sign-out-admin.ts'

export const adminsEndpoints: readonly Endpoint[] = [listAdmins, changeRoles, endAdmin, signOutAdmin]
