import type { Overrun } from '#core/contracts/seller/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Sentences } from '../../sentences.ts'
import { momentWords } from '../../when.ts'

/** What changes after two sides have agreed, or while one of them waits. */
export const changing = ({ changing: s, dates }: Sentences) => {
  const nextJob = ({ code, name, start }: NonNullable<Overrun['next']>): string =>
    code && name
      ? s.nextJob.booking({ start: momentWords(start, dates), name, code })
      : s.nextJob.walkIn(momentWords(start, dates))
  return {
    ...s,
    ask: {
      ...s.ask,
      what: (shop: string, work: string) => s.ask.what({ shop, work }),
      sure: (shop: string, what: string, total: string) => s.ask.sure({ shop, what, total }),
      asked: (shop: string, what: string) => s.ask.asked({ shop, what }),
      takenBack: (shop: string, what: string) => s.ask.takenBack({ what, shop }),
      title: (who: string, code: string) => s.ask.title({ who, code }),
    },
    quotes: {
      ...s.quotes,
      cannot: (count: number, waiting: number) => s.quotes.cannot({ count, waiting }),
      takenBackLine: (what: string, totalCents: number) =>
        s.quotes.takenBackLine({ total: formatRand(totalCents), what }),
      some: (cannot: number, answered: number) => s.quotes.some({ cannot, answered }),
    },
    overrun: ({ minutes, heldMinutes, next }: Overrun) =>
      s.overrun({ minutes, heldMinutes, hasNext: next !== null, next: next ? nextJob(next) : '' }),
  }
}
