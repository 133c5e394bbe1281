export const dates = {
  locale: 'en-GB',
  at: 'at',
  today: 'today',
  tomorrow: 'tomorrow',
  from: 'from',
} as const
