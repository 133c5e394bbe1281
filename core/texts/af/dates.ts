import type { dates as datesInEnglish } from '../en/dates.ts'
import type { Keys } from '../sentences.ts'

export const dates = {
  locale: 'af-ZA',
  at: 'om',
  today: 'vandag',
  tomorrow: 'môre',
  from: 'vanaf',
} as const satisfies Keys<typeof datesInEnglish>
