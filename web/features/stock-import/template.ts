import { importFields } from '#core/rules/imports/columns.ts'

const examples = [
  'MIC-P4-2055516,Michelin,Primacy 4,205/55R16,91,V,summer,no,1899.00,8',
  'HAN-RA18-19515,Hankook,Vantra LT RA18,195R15C,106/104,R,commercial,no,1349.00,12',
]

/** A list with the columns that are understood by their names, and two tyres that show how they are written. */
export const templateCsv = [importFields.map(({ name }) => name).join(','), ...examples, ''].join('\r\n')
