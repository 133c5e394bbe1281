import type { BrandRow } from '#db/queries/catalogue/brands.ts'
import type { TyreRow } from '#db/queries/catalogue/tyre-rows.ts'
import type { AdminBrand } from '../contracts/admin/brands.ts'
import type { AdminTyre } from '../contracts/admin/tyres.ts'
import { serviceWords } from '../inventory/listing-view.ts'

export const tyreView = (row: TyreRow): AdminTyre => ({
  id: row.id,
  brand: { id: row.brand_id, name: row.brand },
  model: row.model,
  size: row.size,
  type: row.type,
  loadIndex: row.load_index,
  loadIndexDual: row.load_index_dual,
  speedRating: row.speed_rating,
  service: serviceWords(row),
  extraLoad: row.extra_load,
  runFlat: row.run_flat,
  imageUrl: row.image_url,
  label: {
    wetGrip: row.wet_grip,
    fuelEfficiency: row.fuel_efficiency,
    noiseDb: row.noise_db,
    noiseClass: row.noise_class,
  },
  needsReview: row.needs_review,
  createdAt: row.created_at.toISOString(),
})

export const brandView = ({ id, name, aliases, tyres, needs_review }: BrandRow): AdminBrand => ({
  id,
  name,
  aliases,
  tyres,
  needsReview: needs_review,
})

/** What an audit entry keeps of a tyre. */
export const tyreState = (row: TyreRow) => {
  const { id: _, brand, createdAt: __, service: ___, ...state } = tyreView(row)
  return { ...state, brand: brand.name }
}
