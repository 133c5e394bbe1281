import type { Endpoint } from '../../route.ts'
import approve from './approve.ts'
import listApplications from './list-applications.ts'
import reject from './reject.ts'
import requestMore from './request-more.ts'

export const adminApplicationsEndpoints: readonly Endpoint[] = [listApplications, approve, reject, requestMore]
