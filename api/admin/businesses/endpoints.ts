import type { Endpoint } from '../../route.ts'
import counts from './counts.ts'
import listBusinesses from './list-businesses.ts'
import setStatus from './set-status.ts'

export const adminBusinessesEndpoints: readonly Endpoint[] = [listBusinesses, counts, setStatus]
