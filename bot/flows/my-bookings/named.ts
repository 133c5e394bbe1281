import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { atWhich, hasWord, hasWords, namesCar } from '#bot/understand/said/of-driver/at-which.ts'
import type { Slots } from '#bot/understand/types.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { servicesIn } from '../booking/service.ts'

/** What words name one of several bookings by. */
export type Names = {
  words: string
  shop?: string
  vehicle?: { make: string; model?: string }
  brands?: string[]
  size?: string
  services?: ServiceCode[]
}

type Named = Pick<BookingView, 'shop' | 'tyre' | 'services' | 'notes'>

export function namesIn({ text: words, understood: { slots } }: ParsedMessage): Names {
  const { shop, vehicle, size } = slots
  const services = servicesIn(slots.service, '', {}).filter((one) => one !== 'fitting')
  const brands = brandsOf(slots)
  return {
    words: words.slice(0, MOST),
    ...(shop && { shop }),
    ...(vehicle && { vehicle: { make: vehicle.make, ...(vehicle.model && { model: vehicle.model }) } }),
    ...(brands.length > 0 && { brands }),
    ...(size && { size: sizeCode(size) }),
    ...(services.length > 0 && { services }),
  }
}
const MOST = 200

/** Whether words say which booking is meant, by anything but its day. */
export const namesOne = (message: ParsedMessage): boolean => {
  const { words, ...names } = namesIn(message)
  return Object.keys(names).length > 0 || atWhich(words) !== undefined
}

const brandsOf = ({ brand }: Slots): string[] => (brand === undefined ? [] : [brand].flat())

/**
 * The bookings that fit everything that is named; undefined if nothing is named by which they can be told apart. None of
 * them fits what is not there: it is never another one.
 */
export function bookingsNamed<One extends Named>(all: readonly One[], names: Names): One[] | undefined {
  const { shop, vehicle, brands, size, services } = names
  const shops = shopsNamed(
    names.words,
    all.map((one) => one.shop.name),
  )
  const tests: ((one: Named) => boolean)[] = []
  if (shops.denied.length > 0) tests.push((one) => !shops.denied.includes(one.shop.name))
  if (shops.named.length > 0) tests.push((one) => shops.named.includes(one.shop.name))
  else if (shop && shops.denied.length === 0) tests.push((one) => one.shop.name === shop)
  const where = shops.named.length + shops.denied.length === 0 ? atWhich(names.words) : undefined
  if (where && !shop) tests.push((one) => isAt(one, where))
  if (brands) tests.push(({ tyre }) => tyre !== null && brands.includes(tyre.brand))
  if (size) tests.push(({ tyre }) => tyre?.size?.startsWith(size) ?? false)
  if (services) tests.push((one) => services.some((service) => one.services.includes(service)))
  if (vehicle && all.some(isOfCar)) tests.push((one) => isFor(one, vehicle))
  return tests.length === 0 ? undefined : all.filter((one) => tests.every((test) => test(one)))
}

const isAt = ({ shop }: Named, where: string): boolean => hasWord([shop.name, shop.suburb, shop.city].join(' '), where)

/** The note begins with the car if one was named. */
const isOfCar = ({ notes }: Named): boolean => namesCar(notes ?? '')

const isFor = ({ notes }: Named, { make, model }: NonNullable<Names['vehicle']>): boolean =>
  hasWords(notes ?? '', model ?? make)
