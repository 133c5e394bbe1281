import { ServiceCode } from '#core/contracts/shops.ts'

/** What somebody wants done at a shop, and when, as far as they said so before choosing it. */
export type Wanted = { services?: ServiceCode[]; date?: string; time?: string }

/** Behind a shop's id in the id of a button or row, so that a tap still knows what was wanted. */
export const writeWanted = ({ services = [], date = '', time = '' }: Wanted): string =>
  services.length > 0 || date || time ? `:${services.join('+')}:${date}:${time}` : ''

/** 'the shop's id' with or without what writeWanted adds. */
export function readWanted(id: string): { shopId: string } & Wanted {
  const [shopId = '', names = '', date = '', ...clock] = id.split(':')
  const services = names.split('+').flatMap((name) => ServiceCode.safeParse(name).data ?? [])
  const time = clock.join(':')
  return {
    shopId,
    ...(services.length > 0 ? { services } : {}),
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
  }
}
