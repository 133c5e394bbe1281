import { formatRand } from '#core/rules/format.ts'

const jobs = (count: number): string => `${count} ${count === 1 ? 'job' : 'jobs'}`

/** The morning's message to the people of a shop, and the one on the first of the month. */
export const shopDay = {
  title: (shop: string | undefined, count: number): string =>
    shop === undefined ? `Today: ${jobs(count)}` : `${shop} today: ${jobs(count)}`,
  job: (time: string, name: string, work: string): string => `${time} ${name}: ${work}`,
  more: (count: number): string => `and ${count} more`,
  waiting: (count: number): string =>
    count === 1 ? '1 request waits for your answer.' : `${count} requests wait for your answer.`,
  yourShop: 'your shop',
  open: 'Bookings today',
  footer: 'You get this e-mail because you switched on the jobs of the day.',
  jobs,
  template: 'Good morning: {{1}} has {{2}} today: {{3}}. Tap below to see them all.',
  monthTitle: (shop: string | undefined, month: string): string =>
    shop === undefined ? `Your ${month}` : `${shop}: your ${month}`,
  monthLine: (count: number, doneCents: number, feeCents: number): string =>
    `Jobs ${count}, ${formatRand(doneCents)}, fee ${formatRand(feeCents)}`,
  figures: 'All figures',
  monthTemplate: 'The month of {{1}} at {{2}} is over: {{3}}. All figures are here: {{4}} on your dashboard.',
}
