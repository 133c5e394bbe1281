import type { Service } from '#bot/understand/types.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'

const codes: Record<Service, ServiceCode> = {
  fitting: 'fitting',
  alignment: 'alignment',
  balancing: 'balancing',
  rotation: 'rotation',
  'puncture repair': 'puncture_repair',
}

/** The services that the words name: those that are understood, or a name as the list shows it. */
export function servicesIn(
  understood: Service | Service[] | undefined,
  words: string,
  names: Partial<Record<ServiceCode, string>>,
): ServiceCode[] {
  const message = (understood === undefined ? [] : [understood].flat()).map((one) => codes[one])
  const plain = words.toLowerCase()
  const named = (Object.keys(names) as ServiceCode[]).filter((code) =>
    plain.includes((names[code] ?? '').toLowerCase()),
  )
  return [...new Set([...message, ...named])]
}
