import type { Caution } from '#core/contracts/tyres.ts'
import { loadKg } from '#core/rules/tyres/load-speed.ts'

import type { Sentences } from '../sentences.ts'

/** In plain words, to the driver and to the shop. */
export const cautions = ({ cautions: s }: Sentences) => {
  const kilograms = (loadIndex: number): string => {
    const kg = loadKg(loadIndex)
    return kg === undefined ? s.loadIndex(loadIndex) : s.kilograms(kg)
  }
  return {
    ...s,
    one: (caution: Caution): string => {
      switch (caution.code) {
        case 'not_original':
          return s.notOriginal({ ...caution, originals: caution.originals.join(s.or) })
        case 'carries_less':
          return s.carriesLess({
            size: caution.size,
            by: caution.by,
            carries: kilograms(caution.loadIndex),
            needed: kilograms(caution.needed),
          })
        case 'rated_slower':
          return s.ratedSlower(caution)
        case 'other_axle':
          return s.otherAxle(caution)
        case 'axles_differ':
          return s.axlesDiffer(caution.percent)
      }
    },
  }
}
