import type { DealStatus, OwnDeal } from '#core/contracts/seller/deals.ts'
import { shortDay } from '#web/lib/dates.ts'
import type { Tone } from '../../components/console/badge.tsx'

export const statusNames: Record<DealStatus, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  expired: 'Expired',
  inactive: 'Inactive',
}
export const statusTones: Record<DealStatus, Tone> = {
  active: 'good',
  scheduled: 'calm',
  expired: 'quiet',
  inactive: 'quiet',
}
export const isStatus = (text: string): text is DealStatus => Object.hasOwn(statusNames, text)

export const tyreOf = ({ tyre }: Pick<OwnDeal, 'tyre'>): string => `${tyre.brand} ${tyre.model} ${tyre.size}`

export const daysOf = ({ startsOn, endsOn }: Pick<OwnDeal, 'startsOn' | 'endsOn'>): string =>
  endsOn === null ? `From ${shortDay(startsOn)}` : `${shortDay(startsOn)} to ${shortDay(endsOn)}`

/** What is read anew once deals have changed. */
export const dealReads = [
  'GET /shops/:shopId/own-deals',
  'GET /shops/:shopId/deal-tyres',
  'GET /shops/:shopId/dashboard',
] as const
