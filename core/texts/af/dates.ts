import type {
  calendar as calendarInEnglish,
  dates as datesInEnglish,
  holidays as holidaysInEnglish,
} from '../en/dates.ts'
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

export const holidays = {
  "New Year's Day": 'Nuwejaarsdag',
  'Human Rights Day': 'Menseregtedag',
  'Good Friday': 'Goeie Vrydag',
  'Family Day': 'Gesinsdag',
  'Freedom Day': 'Vryheidsdag',
  "Workers' Day": 'Werkersdag',
  'Youth Day': 'Jeugdag',
  "National Women's Day": 'Nasionale Vrouedag',
  'Heritage Day': 'Erfenisdag',
  'Day of Reconciliation': 'Versoeningsdag',
  'Christmas Day': 'Kersdag',
  'Day of Goodwill': 'Welwillendheidsdag',
  'Election Day': 'Verkiesingsdag',
} as const satisfies Keys<typeof holidaysInEnglish>
