import type { Caution } from '#core/contracts/tyres.ts'
import { loadKg } from '#core/rules/tyres/load-speed.ts'
import type { cautions as english } from '../en/cautions.ts'

const kilograms = (loadIndex: number) => {
  const kg = loadKg(loadIndex)
  return kg === undefined ? `lasindeks ${loadIndex}` : `${kg} kg`
}

export const cautions: typeof english = {
  one: (caution: Caution): string => {
    switch (caution.code) {
      case 'not_original':
        return `⚠ ${caution.size} is nie 'n oorspronklike grootte van die ${caution.vehicle} nie. Hy het gekom met ${caution.originals.join(' of ')}.`
      case 'carries_less':
        return `⚠ ${caution.size} dra minder as wat ${caution.by === 'vehicle' ? 'die voertuig nodig het' : 'gevra is'}: ${kilograms(caution.loadIndex)} per band, nie ${kilograms(caution.needed)} nie.`
      case 'rated_slower':
        return `⚠ ${caution.size} is vir 'n laer spoed as ${caution.by === 'vehicle' ? 'die oorspronklike band van die voertuig' : 'wat gevra is'}: ${caution.kmh} km/h, nie ${caution.neededKmh} km/h nie.`
      case 'other_axle':
        return `⚠ Die ${caution.vehicle} dra 'n ander grootte ${caution.axle === 'rear' ? 'agter' : 'voor'}: ${caution.size}. Hierdie bande is net vir een as.`
      case 'axles_differ':
        return `⚠ Voor en agter rol ${caution.percent} % verskillend. Hulle hoort dalk nie bymekaar nie.`
    }
  },
  askFitter: 'Vra die monteur voor jy koop.',
}
