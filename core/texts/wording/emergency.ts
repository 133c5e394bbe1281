import type { ServiceCode } from '#core/contracts/shops.ts'
import { formatDistance, formatPhone, formatRand } from '#core/rules/format.ts'
import type { Sentences } from '../sentences.ts'
import { dayWords } from '../when.ts'

type Help = {
  name: string
  phone: string
  distanceKm: number | null
  services: ServiceCode[]
  callOutCents: number | null
  place: string
}

/** 'Flat tyre, help'. */
export const emergency = ({ emergency: s, dates, serviceNames }: Sentences) => {
  const line = (shop: Help, when: string): string =>
    [
      `*${shop.name}*, ${shop.place}${shop.distanceKm === null ? '' : ` · ${formatDistance(shop.distanceKm)}`}`,
      `☎ ${formatPhone(shop.phone)}`,
      [when, ...shop.services.map((service) => serviceNames[service])].join(' · '),
      shop.callOutCents === null ? undefined : s.callOut(formatRand(shop.callOutCents)),
    ]
      .filter(Boolean)
      .join('\n')
  return {
    ...s,
    hurry: (shop: { name: string; phone: string } | undefined) =>
      s.hurry({ hasShop: Boolean(shop), shop: shop ? shop.name : '', phone: shop ? formatPhone(shop.phone) : '' }),
    openLine: (shop: Help, until: string | undefined) => line(shop, until ? s.openUntil(until) : s.openNow),
    opensLine: (shop: Help, day: string | undefined, time: string) =>
      line(shop, s.opensAt({ hasDay: Boolean(day), day: day ? dayWords(day, dates) : '', time })),
  }
}
