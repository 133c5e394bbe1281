import { isVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { vehicleQuery } from '#web/lib/page/search-address.ts'

export type Typed = { make: string; model: string; year: string; variant: string }

/** What is known about the vehicle that is being named: the models of its make, its variants, its sizes. */
export function useVehicleGuide({ make, model, year, variant }: Typed) {
  const makes = useRead('GET /makes')
  const models = useRead('GET /vehicles', make ? { query: vehicleQuery({ make }) } : null)
  const names = models.data?.kind === 'ask_model' ? models.data.models : []
  const known = names.find((name) => name.toLowerCase() === model.trim().toLowerCase())
  const named = known ? { make, model: known } : undefined
  const isYear = isVehicleYear(Number(year))
  const about = useRead('GET /vehicles', named ? { query: vehicleQuery(isYear ? { ...named, year } : named) } : null)
  const exact = useRead(
    'GET /vehicles',
    named && variant ? { query: vehicleQuery({ ...named, variant, ...(isYear && { year }) }) } : null,
  )
  const variants = about.data && 'variants' in about.data ? about.data.variants : []
  return {
    makes: makes.data?.makes ?? [],
    models: names,
    variants,
    answer: variant && variants.includes(variant) ? exact.data : about.data,
    failed: [makes, models, about, exact].find((one) => one.isError),
    looking: models.isFetching || about.isFetching || exact.isFetching,
  }
}
