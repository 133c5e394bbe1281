import type { Endpoint } from '../../route.ts'
import overview from './overview.ts'
import waiting from './waiting.ts'

export const overviewEndpoints: readonly Endpoint[] = [overview, waiting]
