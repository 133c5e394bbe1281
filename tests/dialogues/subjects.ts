/** What one of the two files plays; the other one plays all other subjects. */
export const ofBookings: readonly string[] = [
  'alerts',
  'answers',
  'booking',
  'counter',
  'counter-asks',
  'counter-meant',
  'counter-names',
  'counter-ours',
  'counter-told',
  'counts',
  'days',
  'help',
  'offers',
  'proposals',
  'who-comes',
]
