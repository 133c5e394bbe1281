import { Dismissal, WaitingQuery } from '../../admin/fitment.ts'
import {
  AdminPlace,
  PlaceForm,
  PlaceGone,
  PlaceName,
  PlacesPage,
  PlacesQuery,
  UnknownPlaceId,
  UnknownPlaces,
} from '../../admin/places.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

export const adminPlaceOperations = {
  'GET /admin/places': { query: PlacesQuery, responses: { 200: PlacesPage, 400: Problem } },
  'POST /admin/places': { body: PlaceForm, responses: { 201: AdminPlace, 409: Problem } },
  'PATCH /admin/places': { body: PlaceForm, responses: { 200: AdminPlace, 404: Problem } },
  'POST /admin/places/restored': { body: PlaceGone, responses: { 204: nothing, 404: Problem } },
  'POST /admin/places/names': { body: PlaceName, responses: { 201: AdminPlace, 404: Problem, 409: Problem } },
  'POST /admin/places/names/removed': { body: PlaceName, responses: { 200: AdminPlace, 404: Problem } },
  'GET /admin/places/unknown': { query: WaitingQuery, responses: { 200: UnknownPlaces, 400: Problem } },
  'PATCH /admin/places/unknown/:id': {
    params: UnknownPlaceId,
    body: Dismissal,
    responses: { 204: nothing, 404: Problem },
  },
} satisfies Operations
