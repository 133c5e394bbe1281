import type { Caution } from '#core/contracts/tyres.ts'
import { loadKg } from '#core/rules/tyres/load-speed.ts'

const kilograms = (loadIndex: number): string => {
  const kg = loadKg(loadIndex)
  return kg === undefined ? `load index ${loadIndex}` : `${kg} kg`
}

/** What the fitter has to look at first, in a sentence. */
export function cautionWords(caution: Caution): string {
  switch (caution.code) {
    case 'not_original':
      return `${caution.size} is not an original size of the ${caution.vehicle}. It came with ${caution.originals.join(' or ')}.`
    case 'carries_less':
      return `${caution.size} carries less than ${caution.by === 'vehicle' ? 'the vehicle needs' : 'was asked for'}: ${kilograms(caution.loadIndex)} a tyre, not ${kilograms(caution.needed)}.`
    case 'rated_slower':
      return `${caution.size} is rated slower than ${caution.by === 'vehicle' ? "the vehicle's original tyre" : 'was asked for'}: ${caution.kmh} km/h, not ${caution.neededKmh} km/h.`
    case 'other_axle':
      return `The ${caution.vehicle} wears another size ${caution.axle === 'rear' ? 'behind' : 'in front'}: ${caution.size}. These tyres are for one axle only.`
    case 'axles_differ':
      return `Front and rear roll ${caution.percent} % differently. They may not belong together.`
  }
}
