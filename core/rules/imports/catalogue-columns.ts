import type { LabelGrade, NoiseClass } from '../../contracts/tyres.ts'
import { importedCell } from '../exports/cells.ts'
import { oneLine } from '../people/typed-text.ts'
import { plainName } from './columns.ts'
import { type Read, readMarks, readYes, tyreOf, type WantedTyre } from './row.ts'

/** What a list of tyres may hold, and the names that its columns may have, the first of them counting most. */
export const catalogueFields = [
  { field: 'brand', name: 'Tyre Brand', names: ['Tyre Brand', 'brand'] },
  { field: 'model', name: 'Tyre Name', names: ['Tyre Name', 'name', 'model'] },
  { field: 'size', name: 'Size', names: ['size'] },
  { field: 'type', name: 'Type', names: ['type', 'tyre_type'] },
  { field: 'image', name: 'Link to Image', names: ['Link to Image', 'image_url', 'image'] },
  { field: 'loadIndex', name: 'Load index', names: ['load index', 'load'] },
  { field: 'speedRating', name: 'Speed rating', names: ['speed rating', 'speed', 'speed index', 'speed symbol'] },
  { field: 'runFlat', name: 'Run-flat', names: ['run flat', 'rft'] },
  { field: 'extraLoad', name: 'Extra load', names: ['extra load', 'xl'] },
  { field: 'wetGrip', name: 'Wet grip', names: ['wet grip', 'wet grip class'] },
  { field: 'fuelEfficiency', name: 'Fuel efficiency', names: ['fuel efficiency', 'fuel', 'rolling resistance'] },
  { field: 'noiseDb', name: 'Noise dB', names: ['noise db', 'noise', 'external noise'] },
  { field: 'noiseClass', name: 'Noise class', names: ['noise class'] },
] as const

type CatalogueField = (typeof catalogueFields)[number]['field']

/** Which column, counted from 0, holds a field. */
export type CatalogueColumns = Partial<Record<CatalogueField, number>>

/** The columns by their names, without regard to case, blanks and punctuation. */
export function catalogueColumns(header: readonly string[]): CatalogueColumns {
  const plain = header.map(plainName)
  const found = catalogueFields.flatMap(({ field, names }) => {
    const at = names.map((name) => plain.indexOf(plainName(name))).find((one) => one >= 0)
    return at === undefined ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found)
}

/** What a row says of one tyre of the catalogue. Null: nothing. */
export type CatalogueTyre = WantedTyre & {
  image: string | null
  wetGrip: LabelGrade | null
  fuelEfficiency: LabelGrade | null
  noiseDb: number | null
  noiseClass: NoiseClass | null
}

type Label = Pick<CatalogueTyre, 'wetGrip' | 'fuelEfficiency' | 'noiseDb' | 'noiseClass'>

/** Reads the cells of one row; the problem is the first thing that is wrong with it. */
export function readCatalogueRow(cells: readonly string[], columns: CatalogueColumns): Read<CatalogueTyre> {
  const cell = (field: CatalogueField): string => {
    const at = columns[field]
    return at === undefined ? '' : oneLine(importedCell(cells[at] ?? ''))
  }
  const name = { brand: cell('brand'), model: cell('model'), size: cell('size') }
  if (name.brand === '') return { problem: 'Missing brand' }
  if (name.model === '') return { problem: 'Missing name/model' }
  if (name.size === '') return { problem: 'Missing size' }
  const marks = readMarks(cell)
  if ('problem' in marks) return marks
  const tyre = tyreOf(name, marks.value)
  if ('problem' in tyre) return tyre
  const extraLoad = readYes(cell('extraLoad'))
  if (extraLoad === undefined) return { problem: `Extra load '${short(cell('extraLoad'))}' is neither yes nor no` }
  const image = readLink(cell('image'))
  if (image === undefined) return { problem: `Image '${short(cell('image'))}' is not a web address` }
  const label = readLabel(cell)
  if ('problem' in label) return label
  return { value: { ...tyre.value, ...label.value, image, extraLoad: extraLoad ?? tyre.value.extraLoad } }
}

const short = (text: string): string => (text.length > 30 ? `${text.slice(0, 29)}…` : text)

/** Null: nothing is said. Undefined: not understood. */
function readLink(text: string): string | null | undefined {
  if (text === '') return null
  const url = URL.parse(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

function readLabel(cell: (field: CatalogueField) => string): Read<Label> {
  const wetGrip = among(grades, cell('wetGrip'))
  if (wetGrip === undefined) return { problem: `Wet grip '${short(cell('wetGrip'))}' is not A to E` }
  const fuelEfficiency = among(grades, cell('fuelEfficiency'))
  if (fuelEfficiency === undefined)
    return { problem: `Fuel efficiency '${short(cell('fuelEfficiency'))}' is not A to E` }
  const [, figures = ''] = /^(\d{2,3})(?:\.0{1,9})?\s?(?:db)?$/i.exec(cell('noiseDb')) ?? []
  const noiseDb = figures === '' ? null : Number(figures)
  if (cell('noiseDb') !== '' && (noiseDb === null || noiseDb < 40 || noiseDb > 100))
    return { problem: `Noise '${short(cell('noiseDb'))}' is not a number of dB from 40 to 100` }
  const noiseClass = among(noiseClasses, cell('noiseClass'))
  if (noiseClass === undefined) return { problem: `Noise class '${short(cell('noiseClass'))}' is not A, B or C` }
  return { value: { wetGrip, fuelEfficiency, noiseDb, noiseClass } }
}

const grades: readonly LabelGrade[] = ['A', 'B', 'C', 'D', 'E']

const noiseClasses: readonly NoiseClass[] = ['A', 'B', 'C']

/** Null: nothing is said. Undefined: none of them. */
const among = <T extends string>(choices: readonly T[], text: string): T | null | undefined =>
  text === '' ? null : choices.find((one) => one === text.toUpperCase())
