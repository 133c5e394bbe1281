import { plainName } from './columns.ts'

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

export type CatalogueField = (typeof catalogueFields)[number]['field']

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
