import type { PriceLine } from '#core/contracts/bookings.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'

import { totalOf } from '#core/rules/prices/fitted-price.ts'

import type { Sentences } from '../../sentences.ts'

/** A flat tyre now: a driver asks the shops that come out, and takes one. */
export const rescue = ({ rescue: s, serviceNames }: Sentences) => {
  const nameOf = ({ what, service }: PriceLine): string => {
    if (what === 'call_out') return s.callOut
    if (service === 'puncture_repair') return s.punctureRepair
    const named = Object.entries(serviceNames).find(([code]) => code === service)?.[1]
    return (named ?? s.otherWork).toLowerCase()
  }
  /** 'call-out R 450 + puncture repair R 170'. */
  const price = (lines: readonly PriceLine[]): string =>
    lines.length === 0
      ? s.priceByPhone
      : lines.some(({ what }) => what === 'adjustment')
        ? s.inAll(formatRand(totalOf(lines)))
        : [...lines]
            .sort((one, other) => Number(other.what === 'call_out') - Number(one.what === 'call_out'))
            .map((line) => `${nameOf(line)} ${formatRand(line.totalCents)}`)
            .join(' + ')
  const inMinutes = (minutes: number): string => s.minutes(minutes)
  const phoned = (phone: string | null) => ({ hasPhone: Boolean(phone), phone: phone ? formatPhone(phone) : '' })
  return {
    ...s,
    price,
    offer: (shops: readonly string[], place: string) =>
      shops.length === 1
        ? s.offer({ shop: shops[0] ?? '', place })
        : s.offerSeveral({ count: shops.length, shops: shops.join(', '), place }),
    asking: (shops: readonly string[]) => s.asking({ count: shops.length, shops: shops.join(', ') }),
    answerTitle: (shop: string, minutes: number) => s.answerTitle({ shop, minutes: inMinutes(minutes) }),
    answer: (shop: string, minutes: number, lines: readonly PriceLine[], phone: string | null) =>
      s.answer({
        shop,
        minutes: inMinutes(minutes),
        price: price(lines),
        hasPhone: Boolean(phone),
        phone: phone ? formatPhone(phone) : '',
      }),
    comes: (shop: string, minutes: number, time: string, phone: string | null) =>
      s.comes({
        shop,
        minutes: inMinutes(minutes),
        time,
        hasPhone: Boolean(phone),
        phone: phone ? formatPhone(phone) : '',
      }),
    comesLine: (lines: readonly PriceLine[], code: string) => {
      const words = price(lines)
      return s.comesLine({ price: `${words[0]?.toUpperCase()}${words.slice(1)}`, code })
    },
    onItsWay: (shop: string, phone: string | null) =>
      s.onItsWay({ shop, hasPhone: Boolean(phone), phone: phone ? formatPhone(phone) : '' }),
    callLine: (shop: string, phone: string) => s.callLine({ phone: formatPhone(phone), shop }),
    opensFirst: (shop: string, when: string, phone: string) => s.opensFirst({ shop, when, phone: formatPhone(phone) }),
    askedTitle: (shop: string | undefined) => s.askedTitle({ hasShop: Boolean(shop), shop: shop ?? '' }),
    askedWork: (lines: readonly PriceLine[], isOwn = false) => s.askedWork({ price: price(lines), isOwn }),
    askedPlace: (name: string, place: string, km: number) =>
      s.askedPlace({ hasName: Boolean(name), name: name ?? '', place, km: formatDistance(km) }),
    echo: (name: string, place: string, minutes: number) =>
      s.echo({ hasName: Boolean(name), name: name ?? '', place, minutes: inMinutes(minutes) }),
    notTakenYet: (name: string, place: string, minutes: number) =>
      s.notTakenYet({ hasName: Boolean(name), name: name ?? '', place, minutes: inMinutes(minutes) }),
    echoCannot: (name: string, place: string) => s.echoCannot({ hasName: Boolean(name), name: name ?? '', place }),
    takenTitle: (name: string, minutes: number) =>
      s.takenTitle({ hasName: Boolean(name), name: name ?? '', minutes: inMinutes(minutes) }),
    takenWho: (name: string, phone: string) => s.takenWho({ name, phone: formatPhone(phone) }),
    takenWork: (lines: readonly PriceLine[], code: string) => s.takenWork({ price: price(lines), code }),
    named: (place: string) => s.named(place),
    about: (minutes: number, lines: readonly PriceLine[]) =>
      s.about({ minutes: inMinutes(minutes), price: price(lines) }),
    shallISay: (name: string, place: string) => s.shallISay({ hasName: Boolean(name), name, place }),
    asked: (name: string, place: string, km: number, state: string, minutes: number | null) =>
      s.asked({
        ...{ hasName: Boolean(name), name, place, km: formatDistance(km) },
        answered: state === 'coming' ? 'yes' : state === 'cannot' ? 'no' : 'not',
        minutes: inMinutes(minutes ?? 0),
      }),
    quoted: (words: string) => s.quoted(words),
    toldTitle: (name: string, place: string) => s.toldTitle({ hasName: Boolean(name), name, place }),
    pinTitle: (name: string) => s.pinTitle({ hasName: Boolean(name), name }),
    lateTitle: (shop: string, time: string) => s.lateTitle({ shop, time }),
    lateLine: (minutes: number, phone: string | null) => s.lateLine({ minutes: inMinutes(minutes), ...phoned(phone) }),
    thereLine: (phone: string | null) => s.thereLine(phoned(phone)),
    notSeenLine: (phone: string | null) => s.notSeenLine(phoned(phone)),
    toldThem: (shops: readonly string[], words: string) =>
      s.toldThem({ count: shops.length, shops: shops.join(', '), words }),
    pinToldThem: (shops: readonly string[]) => s.pinToldThem({ count: shops.length, shops: shops.join(', ') }),
    overTitle: (name: string, place: string) => s.overTitle({ hasName: Boolean(name), name: name ?? '', place }),
  }
}
