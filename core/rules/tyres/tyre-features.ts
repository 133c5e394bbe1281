import { loadKg, speedKmh } from './load-speed.ts'

type Tyre = {
  runFlat: boolean
  extraLoad: boolean
  loadIndex: number | null
  speedRating: string | null
}

/** The known features of a tyre beside its size and type. */
export function tyreFeatures({ runFlat, extraLoad, loadIndex, speedRating }: Tyre): string[] {
  const kg = loadIndex === null ? undefined : loadKg(loadIndex)
  const kmh = speedRating === null ? undefined : speedKmh(speedRating)
  return [
    runFlat && 'Run-flat',
    extraLoad && 'Extra load (XL)',
    kg && `Carries ${kg} kg`,
    kmh && `Up to ${kmh} km/h`,
  ].filter((feature) => typeof feature === 'string')
}
