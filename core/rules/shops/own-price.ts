import type { PriceLine } from '../../contracts/bookings.ts'
import { comingTo } from '../prices/fitted-price.ts'

/** What a shop asks for at the roadside in place of its list: for coming out alone, or for everything. */
export type OwnPrice = { cents: number; of: 'call_out' | 'total' }

/** The lines at the shop's own price. For everything, what its list adds up to less or more is a line of its own. */
export function atOwnPrice(lines: readonly PriceLine[], { cents, of }: OwnPrice): PriceLine[] {
  if (of === 'call_out') {
    const rest = lines.filter((one) => !isComing(one) && one.what !== 'adjustment')
    return [{ what: 'call_out', ...lines.find(isComing), ...priced(cents) }, ...rest]
  }
  const [only, ...others] = lines
  if (only && others.length === 0) return [{ ...only, ...priced(cents) }]
  return comingTo(lines, cents)
}

const priced = (cents: number) => ({ quantity: 1, eachCents: cents, totalCents: cents })

/** The call-out, or the service by which the shop comes out if it has no such fee. */
const isComing = ({ what, service }: PriceLine): boolean =>
  what === 'call_out' || service === 'road_assistance' || service === 'emergency' || service === 'mobile'

/** Whether coming out is only a part of the price, so that a sum may be meant for it alone. */
export const hasOtherWork = (lines: readonly PriceLine[]): boolean => lines.some((one) => !isComing(one))
