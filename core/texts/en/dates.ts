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
