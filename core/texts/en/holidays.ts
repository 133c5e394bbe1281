import type { HolidayName } from '#core/rules/time/public-holidays.ts'

export const holidays: Record<HolidayName, string> = {
  "New Year's Day": "New Year's Day",
  'Human Rights Day': 'Human Rights Day',
  'Good Friday': 'Good Friday',
  'Family Day': 'Family Day',
  'Freedom Day': 'Freedom Day',
  "Workers' Day": "Workers' Day",
  'Youth Day': 'Youth Day',
  "National Women's Day": "National Women's Day",
  'Heritage Day': 'Heritage Day',
  'Day of Reconciliation': 'Day of Reconciliation',
  'Christmas Day': 'Christmas Day',
  'Day of Goodwill': 'Day of Goodwill',
  'Election Day': 'Election Day',
}
