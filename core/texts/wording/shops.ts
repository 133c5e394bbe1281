import { formatDistance, formatPhone } from '#core/rules/format.ts'
import type { HolidayName } from '#core/rules/time/public-holidays.ts'
import type { Sentences } from '../sentences.ts'
import { dayWords, shortDay } from '../when.ts'

type Details = {
  name: string
  verified: boolean
  address: string
  today: string
  services: string[]
  phone: string | null
  directions: string
  distanceKm: number | null
}

export const shops = ({ shops: s, dates, holidays }: Sentences) => ({
  ...s,
  none: (place: string, km: number) => s.none({ km, place }),
  noneOpen: (place: string, km: number) => s.noneOpen({ km, place }),
  line: (
    number: number,
    shop: { name: string; place: string; distanceKm: number | null; verified: boolean; today: string },
  ) =>
    s.line({
      number,
      shop: shop.name,
      verified: shop.verified,
      place: shop.place,
      hasDistance: shop.distanceKm !== null,
      distance: shop.distanceKm === null ? '' : formatDistance(shop.distanceKm),
      today: shop.today,
    }),
  headingForWork: (work: string, place: string) => s.headingForWork({ work, place }),
  workLine: (work: string, rand: string | undefined) =>
    s.workLine({ work, hasRand: rand !== undefined, rand: rand ?? '' }),
  opens: (date: string | undefined, time: string) =>
    s.opens({ hasDate: Boolean(date), date: date ? shortDay(date, dates) : '', time }),
  thatDay: (date: string, hours: string | undefined, holiday: HolidayName | undefined) =>
    s.thatDay({
      date: dayWords(date, dates),
      hasHours: hours !== undefined,
      hours: hours ?? '',
      hasHoliday: Boolean(holiday),
      holiday: holiday ? holidays[holiday] : '',
    }),
  does: (shop: string, service: string, rand: string | undefined) =>
    s.does({ shop, service, hasRand: Boolean(rand), rand: rand ?? '' }),
  doesNot: (shop: string, service: string) => s.doesNot({ shop, service }),
  details: ({ name, verified, address, today, services, phone, directions, distanceKm }: Details) =>
    [
      s.details.name({ name, verified }),
      distanceKm === null ? address : `${address} · ${formatDistance(distanceKm)}`,
      today,
      services.length > 0 ? s.details.services(services.join(', ')) : undefined,
      phone ? s.details.phone(formatPhone(phone)) : undefined,
      s.details.directions(directions),
    ]
      .filter(Boolean)
      .join('\n'),
})
