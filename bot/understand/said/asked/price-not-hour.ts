import { offeredTimes } from '../offered-times.ts'
import { type NamedPrice, namedPrice } from '../price-words.ts'

/** The price that an answer to a request names: 'only at 1530' names the hour, and no price beside it. Pure. */
export function priceNotHour(words: string): NamedPrice | undefined {
  const price = namedPrice(words)
  const { offered } = offeredTimes(words, new Date(0))
  const isHour = offered.some(({ time }) => Number(time.replace(':', '')) * 100 === price?.cents)
  return price?.of === 'unsaid' && isHour ? undefined : price
}
