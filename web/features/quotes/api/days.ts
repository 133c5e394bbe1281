import type { AskView, RoundView } from '#core/contracts/deal/quotes.ts'

const DAYS_SHOWN = 60

/** The work that the shop has named its price for. */
export const workOf = ({ listingId }: AskView, { quantity, services }: RoundView) => ({
  ...(listingId && { listingId }),
  quantity,
  services: [...services],
})

/** The days on which the shop has time for it: read once for the answer and for the form that books it. */
export const daysOf = (ask: AskView, round: RoundView) => ({
  params: { shopId: ask.shop.id },
  query: { ...workOf(ask, round), count: DAYS_SHOWN },
})
