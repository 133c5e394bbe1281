import type { AdminFitment, Confidence, FitmentInput } from '#core/contracts/admin/fitment.ts'
import { pairText } from '#core/rules/vehicles/pair-text.ts'

/** The fields as they are typed; the sizes a pair a line. */
export type TypedFitment = {
  make: string
  model: string
  variant: string
  yearFrom: string
  yearTo: string
  confidence: Confidence
  sizes: string
}

/** Of a row, or of a new vehicle with what somebody looked up in vain. */
export const typedOf = (row: AdminFitment | undefined, params: URLSearchParams): TypedFitment =>
  row
    ? {
        make: row.make,
        model: row.model,
        variant: row.variant,
        yearFrom: String(row.yearFrom),
        yearTo: row.yearTo === null ? '' : String(row.yearTo),
        confidence: row.confidence,
        sizes: row.sizes.map(pairText).join('\n'),
      }
    : {
        make: params.get('newMake') ?? '',
        model: params.get('newModel') ?? '',
        variant: '',
        yearFrom: params.get('newYear') ?? '',
        yearTo: '',
        confidence: 'medium',
        sizes: '',
      }

export const linesIn = (sizes: string): string[] =>
  sizes
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const pairIn = (line: string): { front: string; rear: string | null } => {
  const [front = '', rear] = line.split('+').map((size) => size.trim())
  return { front, rear: rear || null }
}

export const bodyOf = ({ yearFrom, yearTo, sizes, ...named }: TypedFitment): FitmentInput => ({
  ...named,
  yearFrom: Number.parseInt(yearFrom, 10) || 0,
  yearTo: yearTo.trim() === '' ? null : Number.parseInt(yearTo, 10) || 0,
  sizes: linesIn(sizes).map(pairIn),
})
