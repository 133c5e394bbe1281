/** In plain words, to the driver and to the shop. */
export const cautions = {
  kilograms: '{kg} kg',
  loadIndex: 'load index {index}',
  or: ' or ',
  notOriginal: '⚠ {size} is not an original size of the {vehicle}. It came with {originals}.',
  carriesLess:
    '⚠ {size} carries less than {by, select, vehicle {the vehicle needs} other {was asked for}}: {carries} a tyre, not {needed}.',
  ratedSlower:
    "⚠ {size} is rated slower than {by, select, vehicle {the vehicle's original tyre} other {was asked for}}: {kmh} km/h, not {neededKmh} km/h.",
  otherAxle:
    '⚠ The {vehicle} wears another size {axle, select, rear {behind} other {in front}}: {size}. These tyres are for one axle only.',
  axlesDiffer: '⚠ Front and rear roll {percent} % differently. They may not belong together.',
  askFitter: 'Ask the fitter before you buy.',
} as const
