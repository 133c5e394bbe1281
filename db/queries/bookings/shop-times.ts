import { type RawBuilder, sql } from 'kysely'
import type { ShopTimes } from '#core/rules/bookings/next-free.ts'
import { hoursOfS } from '../shops/shop-hours.ts'
import { live } from './bookings.ts'

/** When the shop `s` can fit tyres, with the bays that are taken between the two, in one column. */
export function timesOfS({ from, to }: { from: Date; to: Date }): RawBuilder<ShopTimes> {
  const ofS = sql`shop_id = s.id and slot && tstzrange(${from}, ${to})`
  return sql`json_build_object('bays', s.bays, 'hours', ${hoursOfS},
    'limits', json_build_object('bufferMinutes', s.buffer_minutes, 'leadMinutes', s.lead_minutes,
      'sameDayUntil', to_char(s.same_day_until, 'HH24:MI')),
    'fitting', (
      select coalesce(to_json(v.minutes_by_quantity), to_json(v.minutes)) from shop_service v
      where v.shop_id = s.id and v.service = 'fitting'),
    'busy', (
      select coalesce(json_agg(json_build_object('bay', bay, 'start', lower(slot), 'end', upper(slot))), '[]') from (
        select bay, slot from booking where status in (${sql.join(live.map((status) => sql.lit(status)))}) and ${ofS}
        union all select bay, slot from booking_offer where state = 'open' and ${ofS}
        union all select bay, slot from bay_block where ${ofS}) taken))`
}
