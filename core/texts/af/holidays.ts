import type { holidays as holidaysInEnglish } from '../en/holidays.ts'
import type { Keys } from '../sentences.ts'

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
