import type { AdminFitment, FitmentForm } from '#core/contracts/admin/fitment.ts'
import { pairOf, sizeIn } from '#core/rules/vehicles/fitment-sheet.ts'
import type { FitmentRecord, FitmentValues } from '#db/queries/fitment/fitments.ts'

export const fitmentView = (row: FitmentRecord): AdminFitment => ({
  id: row.id,
  make: row.make,
  model: row.model,
  variant: row.variant,
  yearFrom: row.year_from,
  yearTo: row.year_to,
  confidence: row.confidence,
  sizes: row.sizes,
  overlaps: row.overlaps,
})

export const valuesOf = ({ make, model, variant, yearFrom, yearTo, confidence }: FitmentForm): FitmentValues => ({
  make,
  model,
  variant,
  year_from: yearFrom,
  year_to: yearTo,
  confidence,
})

/** Each pair once, written as the table writes sizes. */
export function pairsOf(sizes: FitmentForm['sizes']): { front: string; rear: string | null }[] {
  const pairs = sizes.flatMap(({ front, rear }) => {
    const size = sizeIn(front)
    return size ? [pairOf(size, rear === null ? undefined : sizeIn(rear))] : []
  })
  return [...new Map(pairs.map((pair) => [`${pair.front}+${pair.rear}`, pair])).values()]
}

/** What the audit trail keeps of a row. */
export const stateOf = ({
  make,
  model,
  variant,
  yearFrom,
  yearTo,
  confidence,
  sizes,
}: Omit<AdminFitment, 'id' | 'overlaps'>) => ({
  make,
  model,
  variant,
  yearFrom,
  yearTo,
  confidence,
  sizes: sizes.map(({ front, rear }) => (rear === null ? front : `${front} + ${rear}`)),
})
