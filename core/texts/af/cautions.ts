import type { cautions as cautionsInEnglish } from '../en/cautions.ts'
import type { Keys } from '../sentences.ts'

export const cautions = {
  kilograms: '{kg} kg',
  loadIndex: 'lasindeks {index}',
  or: ' of ',
  notOriginal: "⚠ {size} is nie 'n oorspronklike grootte van die {vehicle} nie. Hy het gekom met {originals}.",
  carriesLess:
    '⚠ {size} dra minder as wat {by, select, vehicle {die voertuig nodig het} other {gevra is}}: {carries} per band, nie {needed} nie.',
  ratedSlower:
    "⚠ {size} is vir 'n laer spoed as {by, select, vehicle {die oorspronklike band van die voertuig} other {wat gevra is}}: {kmh} km/h, nie {neededKmh} km/h nie.",
  otherAxle:
    "⚠ Die {vehicle} dra 'n ander grootte {axle, select, rear {agter} other {voor}}: {size}. Hierdie bande is net vir een as.",
  axlesDiffer: '⚠ Voor en agter rol {percent} % verskillend. Hulle hoort dalk nie bymekaar nie.',
  askFitter: 'Vra die monteur voor jy koop.',
} as const satisfies Keys<typeof cautionsInEnglish>
