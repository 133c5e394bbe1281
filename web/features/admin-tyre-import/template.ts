import { catalogueFields } from '#core/rules/imports/catalogue-columns.ts'

const examples = [
  'Michelin,Primacy 4,205/55R16,summer,,91,V,no,no,,,,',
  'Hankook,Vantra LT RA18,195R15C,commercial,,106/104,R,no,no,,,,',
]

/** A list with the columns by their names, and two tyres that show how they are written. */
export const templateCsv = [catalogueFields.map(({ name }) => name).join(','), ...examples, ''].join('\r\n')
