import type { calendar as calendarInEnglish } from '../en/calendar.ts'
import type { Keys } from '../sentences.ts'

export const calendar = {
  title: '{fitting, select, true {Bande pas by {shop}} other {Bandwinkel {shop}}}',
  total: 'Totaal {total}, betaal by die winkel',
  code: 'Bespreking {code}',
  phone: 'Telefoon {phone}',
} as const satisfies Keys<typeof calendarInEnglish>
