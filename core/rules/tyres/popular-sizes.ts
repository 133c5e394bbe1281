/** Sizes offered as shortcuts, the most asked for first. */
export const popularSizes = [
  '205/55R16',
  '215/55R17',
  '225/45R18',
  '225/60R18',
  '245/40R18',
  '195/65R15',
  '235/55R17',
] as const
