import type { NewAlertInput } from '#core/contracts/alerts.ts'
import type { AlertForm } from '#core/contracts/forms/alerts.ts'
import { parseTyreSize, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { Filters, TyreSearch } from '#web/lib/page/search-address.ts'
import { findByName } from '#web/lib/place-lookup.ts'

type From = { place: string | undefined; near: TyreSearch['near']; filters: Filters }

/** What is asked of the server; undefined where nobody knows the place. What the search was narrowed to goes along. */
export async function newAlertOf(form: AlertForm, { place, near, filters }: From): Promise<NewAlertInput | undefined> {
  const parsed = parseTyreSize(form.size)
  const where = form.place === '' ? 'anywhere' : await located(form.place, place, near)
  if (!where) return undefined
  const { brands, types, runFlat } = filters
  return {
    name: form.name,
    size: parsed?.kind === 'single' ? sizeCode(parsed.size) : form.size,
    quantity: form.quantity,
    ...(form.maxPrice && { maxCents: Math.round(Number(form.maxPrice) * 100) }),
    ...(brands.length > 0 && { brands }),
    ...(types.length > 0 && { types }),
    ...(runFlat && { runFlat }),
    dealsOnly: form.dealsOnly,
    ...(where !== 'anywhere' && { near: { ...where, radiusKm: form.radiusKm } }),
  }
}

/** The search's own place unless another one was typed. */
async function located(typed: string, place: string | undefined, near: TyreSearch['near']) {
  if (near && typed === (place ?? 'My location')) return { lat: near.lat, lng: near.lng, label: typed }
  const found = await findByName(typed)
  return found && { lat: found.lat, lng: found.lng, label: found.name }
}
