import type { MakesAnswer, VehicleSizesAnswer } from '#core/contracts/search.ts'
import { isVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { vehiclePath } from '#web/lib/page/search-address.ts'

export type Typed = { make: string; model: string; year: string; variant: string }

/** What is known about the vehicle that is being named: the models of its make, its variants, its sizes. */
export function useVehicleGuide({ make, model, year, variant }: Typed) {
  const makes = useApi<MakesAnswer>('/api/makes')
  const models = useApi<VehicleSizesAnswer>(make ? vehiclePath({ make }) : null)
  const names = models.data?.kind === 'ask_model' ? models.data.models : []
  const known = names.find((name) => name.toLowerCase() === model.trim().toLowerCase())
  const named = known ? { make, model: known } : undefined
  const isYear = isVehicleYear(Number(year))
  const about = useApi<VehicleSizesAnswer>(named ? vehiclePath(isYear ? { ...named, year } : named) : null)
  const exact = useApi<VehicleSizesAnswer>(
    named && variant ? vehiclePath({ ...named, variant, ...(isYear && { year }) }) : null,
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
