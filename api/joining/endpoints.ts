import type { Endpoint } from '../route.ts'
import application from './application.ts'
import applyForShop from './apply-for-shop.ts'
import approve from './approve.ts'
import listApplications from './list-applications.ts'
import reject from './reject.ts'
import requestMore from './request-more.ts'
import resubmit from './resubmit.ts'
import signUpSeller from './sign-up-seller.ts'

export const joiningEndpoints: readonly Endpoint[] = [
  signUpSeller,
  applyForShop,
  application,
  resubmit,
  listApplications,
  approve,
  reject,
  requestMore,
]
