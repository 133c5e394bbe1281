import { localDate } from '#core/rules/time/time.ts'

const LISTED = 50

/** What the day of a shop is read by, also before the page is drawn. */
export const todayReads = (shopId: string) =>
  ({
    bays: { params: { shopId }, query: { from: localDate(new Date()) } },
    list: { params: { shopId }, query: { open: true, order: 'soonest', limit: LISTED } },
  }) as const
