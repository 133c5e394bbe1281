import type { Endpoint } from '../../route.ts'
import counts from './counts.ts'
import latest from './latest.ts'
import listBusinesses from './list-businesses.ts'
import setFee from './set-fee.ts'
import setStatus from './set-status.ts'
import showBusiness from './show-business.ts'
import writeToOwner from './write-to-owner.ts'

export const adminBusinessesEndpoints: readonly Endpoint[] = [
  listBusinesses,
  counts,
  showBusiness,
  latest,
  setStatus,
  writeToOwner,
  setFee,
]
