import shopReach from '../reach/shop-reach.ts'
import type { Endpoint } from '../route.ts'
import shopAnalytics from './shop-analytics.ts'

export const analyticsEndpoints: readonly Endpoint[] = [shopAnalytics, shopReach]
