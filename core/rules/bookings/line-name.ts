import type { PriceLine } from '#core/contracts/bookings.ts'
import { isService, serviceNames } from './service-names.ts'

const names: Record<PriceLine['what'], string> = {
  tyre: 'Tyres',
  fitting: 'Fitting',
  balancing: 'Balancing',
  valve: 'Valves',
  service: 'Service',
  call_out: 'Call-out',
  other: 'Other',
  adjustment: 'Adjustment',
}
/** What a line of a price is for. */
export const lineName = ({ what, service, name, totalCents }: PriceLine): string => {
  if (what === 'service' && service && isService(service)) return serviceNames[service]
  if (what === 'adjustment' && totalCents < 0) return 'Discount'
  return name ?? names[what]
}
