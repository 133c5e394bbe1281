import type { Endpoint } from '../route.ts'
import listings from './listings.ts'

/** What the members of a shop do with its stock. */
export const stockEndpoints: readonly Endpoint[] = [listings]
