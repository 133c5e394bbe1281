import type { Slots } from '#bot/understand/types.ts'
import { formatRand } from '#core/rules/format.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { Texts } from '#core/texts/texts.ts'
import { dayWords } from '#core/texts/when.ts'

/** What a message states, in words: '4 tyres', '205/55R16', 'Friday 20 November', '10:00'. */
export function understoodParts(slots: Slots, say: Texts): string[] {
  const { vehicle, size, quantity, date, time, place, brand, maxPrice, shop } = slots
  return [
    quantity && say.search.tyres(quantity),
    size && sizeCode(size),
    vehicle && [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' '),
    brand && [brand].flat().join(', '),
    maxPrice && formatRand(maxPrice * 100),
    shop,
    place,
    date && dayWords(date, say.dates),
    time,
  ].filter((part) => typeof part === 'string' && part !== '') as string[]
}
