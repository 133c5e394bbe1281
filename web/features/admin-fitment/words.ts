import type { AdminFitment, Confidence } from '#core/contracts/admin/fitment.ts'
import type { Tone } from '../../components/console/badge.tsx'

export const confidences: Record<Confidence, { name: string; tone: Tone }> = {
  high: { name: 'High', tone: 'good' },
  medium: { name: 'Medium', tone: 'quiet' },
  low: { name: 'Low', tone: 'warning' },
}

export const yearWords = ({ yearFrom, yearTo }: Pick<AdminFitment, 'yearFrom' | 'yearTo'>): string =>
  yearTo === yearFrom ? String(yearFrom) : `${yearFrom}–${yearTo ?? 'now'}`

export const vehicleWords = (row: Pick<AdminFitment, 'make' | 'model' | 'variant' | 'yearFrom' | 'yearTo'>): string =>
  [row.make, row.model, row.variant, yearWords(row)].filter(Boolean).join(' ')

const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', year: 'numeric' })
export const dayWords = (instant: string): string => day.format(new Date(instant))
