import type { Sentences } from '../../sentences.ts'

/** Offers about a booking: other times, other tyres, another number or price. */
export const offers = ({ offers: s }: Sentences) => ({
  ...s,
  desk: {
    ...s.desk,
    offered: (who: string, work: string, what: string) => s.desk.offered({ who, work, what }),
    withdrawn: (who: string, what: string) => s.desk.withdrawn({ what, who }),
    why: (who: string, work: string) => s.desk.why({ who, work }),
    notFree: (who: string, free: number) => s.desk.notFree({ who, free }),
  },
  offered: {
    ...s.offered,
    titleSeveral: (shop: string, count: number) => s.offered.titleSeveral({ shop, count }),
    asked: (time: string, work: string) => s.offered.asked({ time, work }),
    agreed: (time: string, work: string) => s.offered.agreed({ time, work }),
  },
  ended: {
    ...s.ended,
    withdrawn: (who: string, what: string) => s.ended.withdrawn({ who, what }),
    declined: (who: string, what: string) => s.ended.declined({ who, what }),
    waits: (shop: string, time: string) => s.ended.waits({ time, shop }),
    waitsForYou: (who: string, time: string) => s.ended.waitsForYou({ who, time }),
  },
})
