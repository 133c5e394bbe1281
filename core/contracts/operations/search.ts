import { CompareAnswer, CompareQuery } from '../compare.ts'
import { DealName, DealPage, DealQuery, DealsQuery, DealView } from '../deals.ts'
import { Offer } from '../offers.ts'
import { Problem } from '../problem.ts'
import {
  FacetsQuery,
  MakesAnswer,
  OfferFacets,
  OfferName,
  OfferQuery,
  OffersAnswer,
  OffersQuery,
  VehicleSizesAnswer,
  VehiclesQuery,
} from '../search.ts'
import type { Operations } from './operation.ts'

export const searchOperations = {
  'GET /offers': { query: OffersQuery, responses: { 200: OffersAnswer, 400: Problem } },
  'GET /offers/facets': { query: FacetsQuery, responses: { 200: OfferFacets, 400: Problem } },
  'GET /offers/:code': { params: OfferName, query: OfferQuery, responses: { 200: Offer, 404: Problem } },
  'GET /compare': { query: CompareQuery, responses: { 200: CompareAnswer } },
  'GET /deals': { query: DealsQuery, responses: { 200: DealPage } },
  'GET /deals/:code': { params: DealName, query: DealQuery, responses: { 200: DealView, 404: Problem } },
  'GET /makes': { responses: { 200: MakesAnswer } },
  'GET /vehicles': { query: VehiclesQuery, responses: { 200: VehicleSizesAnswer, 400: Problem } },
} satisfies Operations
