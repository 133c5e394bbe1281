import type { Endpoint } from '../route.ts'
import application from './application.ts'
import applyForShop from './apply-for-shop.ts'
import resubmit from './resubmit.ts'
import signUpSeller from './sign-up-seller.ts'
import { applicationFileEndpoints } from './uploads.ts'

export const joiningEndpoints: readonly Endpoint[] = [
  signUpSeller,
  applyForShop,
  application,
  resubmit,
  ...applicationFileEndpoints,
]
