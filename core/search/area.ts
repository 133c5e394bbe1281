import type { Point } from '#core/contracts/offers.ts'
import { boundingBox } from '#core/rules/places/geo.ts'
import type { Area } from '#db/queries/search/offer-conditions.ts'

/** Everything within so many kilometres of the point; undefined without a point. */
export const areaAround = (near: Point | undefined, radiusKm: number): Area | undefined =>
  near && { lat: near.lat, lng: near.lng, radiusKm, box: boundingBox(near, radiusKm) }
