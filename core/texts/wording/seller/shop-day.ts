import { formatRand } from '#core/rules/format.ts'

import type { Sentences } from '../../sentences.ts'
import { shortDay } from '../../when.ts'

/** The morning's message to the people of a shop, and the one on the first of the month. */
export const shopDay = ({ shopDay: s, dates }: Sentences) => ({
  ...s,
  title: (shop: string | undefined, date: string, count: number) =>
    s.title({ hasShop: shop !== undefined, shop: shop ?? '', day: shortDay(date, dates), count }),
  job: (time: string, name: string, work: string) => s.job({ time, name, work }),
  monthTitle: (shop: string | undefined, month: string) =>
    s.monthTitle({ hasShop: shop !== undefined, shop: shop ?? '', month }),
  monthLine: (count: number, doneCents: number, feeCents: number) =>
    s.monthLine({ count, done: formatRand(doneCents), fee: formatRand(feeCents) }),
})
