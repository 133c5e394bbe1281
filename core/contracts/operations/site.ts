import { NamedPlace, PlaceChanges } from '../admin/places.ts'
import { Problem } from '../problem.ts'
import { PlaceNear, PlaceQuery, SiteContent } from '../site.ts'
import { LegalQuery, LegalText, LegalWhich } from '../website/legal.ts'
import { nothing, type Operations } from './operation.ts'

export const siteOperations = {
  'GET /site': { responses: { 200: SiteContent } },
  'GET /legal/:name': { params: LegalWhich, query: LegalQuery, responses: { 200: LegalText, 404: Problem } },
  'GET /places/changes': { responses: { 200: PlaceChanges } },
  'POST /places/unknown': { body: NamedPlace, responses: { 204: nothing } },
  'GET /places/near': { query: PlaceQuery, responses: { 200: PlaceNear } },
} satisfies Operations
