/** The morning's message to the people of a shop, and the one on the first of the month. */
export const shopDay = {
  title: '{hasShop, select, true {{shop}, {day}: } other {Today, {day}: }}{count, plural, one {# job} other {# jobs}}',
  job: '{time} {name}: {work}',
  more: 'and {count} more',
  waiting: '{count, plural, one {1 request waits for your answer.} other {# requests wait for your answer.}}',
  yourShop: 'your shop',
  open: 'Bookings today',
  choose: 'Open a job',
  footer: 'You get this e-mail because you switched on the jobs of the day.',
  jobs: '{count} {count, plural, one {job} other {jobs}}',
  template: "Good morning: '{{1}}' has '{{2}}' today: '{{3}}'. Tap below to see them all.",
  monthTitle: '{hasShop, select, true {{shop}: your {month}} other {Your {month}}}',
  monthLine: 'Jobs {count}, {done}, fee {fee}',
  figures: 'All figures',
  monthTemplate: "The month of '{{1}}' at '{{2}}' is over: '{{3}}'. All figures are here: '{{4}}' on your dashboard.",
} as const
