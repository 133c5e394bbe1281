import { formatRand } from '#core/rules/format.ts'
import type { shopDay as english } from '../../en/seller/shop-day.ts'

const jobs = (count: number): string => `${count} ${count === 1 ? 'werk' : 'werke'}`

export const shopDay: typeof english = {
  title: (shop, count) => (shop === undefined ? `Vandag: ${jobs(count)}` : `${shop} vandag: ${jobs(count)}`),
  job: (time, name, work) => `${time} ${name}: ${work}`,
  more: (count) => `en nog ${count}`,
  waiting: (count) => (count === 1 ? '1 versoek wag vir julle antwoord.' : `${count} versoeke wag vir julle antwoord.`),
  yourShop: 'julle winkel',
  open: 'Vandag se werk',
  footer: 'Jy kry hierdie e-pos omdat jy die dag se werk aangeskakel het.',
  jobs,
  template: 'Goeiemôre: {{1}} het {{2}} vandag: {{3}}. Tik hieronder om almal te sien.',
  monthTitle: (shop, month) => (shop === undefined ? `Julle ${month}` : `${shop}: julle ${month}`),
  monthLine: (count, doneCents, feeCents) => `Werke ${count}, ${formatRand(doneCents)}, fooi ${formatRand(feeCents)}`,
  figures: 'Alle syfers',
  monthTemplate: 'Die maand van {{1}} by {{2}} is verby: {{3}}. Alle syfers is hier: {{4}} op julle paneelbord.',
}
