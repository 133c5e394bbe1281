export const dates = {
  locale: 'en-GB',
  at: 'at',
  today: 'today',
  tomorrow: 'tomorrow',
  from: 'from',
} as const

/** The entry that a driver puts into a calendar. */
export const calendar = {
  title: '{fitting, select, true {Tyre fitting at {shop}} other {Tyre shop {shop}}}',
  total: 'Total {total}, paid at the shop',
  code: 'Booking {code}',
  phone: 'Phone {phone}',
} as const

export const holidays = {
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
} as const
