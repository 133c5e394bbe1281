import type { OwnDeal } from '#core/contracts/seller/deals.ts'
import { shortDay } from '#web/lib/dates.ts'

export const tyreOf = ({ tyre }: Pick<OwnDeal, 'tyre'>): string => `${tyre.brand} ${tyre.model} ${tyre.size}`

export const daysOf = ({ startsOn, endsOn }: Pick<OwnDeal, 'startsOn' | 'endsOn'>): string =>
  endsOn === null ? `From ${shortDay(startsOn)}` : `${shortDay(startsOn)} to ${shortDay(endsOn)}`

/** What is read anew once deals have changed. */
export const dealReads = [
  'GET /shops/:shopId/own-deals',
  'GET /shops/:shopId/deal-tyres',
  'GET /shops/:shopId/dashboard',
] as const
