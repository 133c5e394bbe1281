import { PlaceNear, PlaceQuery, SiteContent } from '../site.ts'
import type { Operations } from './operation.ts'

export const siteOperations = {
  'GET /site': { responses: { 200: SiteContent } },
  'GET /places/near': { query: PlaceQuery, responses: { 200: PlaceNear } },
} satisfies Operations
