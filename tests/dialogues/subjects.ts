/** What one of the two files plays; the other one plays all other subjects. */
export const ofBookings: readonly string[] = [
  'alerts',
  'answers',
  'booking',
  'counter',
  'counter-meant',
  'days',
  'help',
  'offers',
  'proposals',
]
