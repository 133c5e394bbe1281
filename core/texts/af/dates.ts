import type { calendar as calendarInEnglish, dates as datesInEnglish } from '../en/dates.ts'
import type { Keys } from '../sentences.ts'

export const dates = {
  locale: 'af-ZA',
  at: 'om',
  today: 'vandag',
  tomorrow: 'môre',
  from: 'vanaf',
} as const satisfies Keys<typeof datesInEnglish>

export const calendar = {
  title: '{fitting, select, true {Bande pas by {shop}} other {Bandwinkel {shop}}}',
  total: 'Totaal {total}, betaal by die winkel',
  code: 'Bespreking {code}',
  phone: 'Telefoon {phone}',
} as const satisfies Keys<typeof calendarInEnglish>
