import type { AlertRow, AlertWords } from '#db/queries/alerts/alerts.ts'
import type { Alert, AlertWish } from '../contracts/alerts.ts'
import { cellOf } from '../rules/alerts/alert-cells.ts'

export const alertView = (row: AlertRow): Alert => ({
  id: row.id,
  size: row.size,
  ...(row.brands && { brands: row.brands }),
  ...(row.types && { types: row.types }),
  runFlat: row.run_flat,
  quantity: row.quantity,
  ...(row.max_cents !== null && { maxCents: row.max_cents }),
  maxCovers: row.covers,
  dealsOnly: row.deals_only,
  ...(row.place !== null &&
    row.lat !== null &&
    row.lng !== null &&
    row.radius_km !== null && {
      near: { label: row.place, lat: row.lat, lng: row.lng, radiusKm: row.radius_km },
    }),
  active: row.active,
})

export const alertWords = (wish: AlertWish, sizeId: number): AlertWords => ({
  size_id: sizeId,
  brands: wish.brands ?? null,
  types: wish.types ?? null,
  run_flat: wish.runFlat,
  quantity: wish.quantity,
  max_cents: wish.maxCents ?? null,
  covers: wish.maxCovers,
  place: wish.near?.label ?? null,
  lat: wish.near?.lat ?? null,
  lng: wish.near?.lng ?? null,
  radius_km: wish.near?.radiusKm ?? null,
  deals_only: wish.dealsOnly,
  cell: cellOf({ near: wish.near, radiusKm: wish.near?.radiusKm ?? 0, dealsOnly: wish.dealsOnly }),
})
