import type { Turn } from '#bot/engine/flow.ts'
import { type NamedPrice, namedPrice } from '#bot/understand/said/price-words.ts'
import { writtenByShop } from '#core/threads/chat.ts'

/** A price that a shop named in the talk is no price of a booking: it is read back beside the one that is. */

type Price = { lines: readonly { quantity: number; eachCents: number; totalCents: number }[]; totalCents: number }

const DAYS_MEANT = 7
const LONGEST = 160

/** What the shop has written last of a price, if it is another than that of the work; undefined if it named none. */
export async function otherPriceInChat(
  shopId: string | undefined,
  price: Price,
  { ctx, actor, now }: Pick<Turn, 'ctx' | 'actor' | 'now'>,
): Promise<string | undefined> {
  if (shopId === undefined) return undefined
  const since = new Date(now.getTime() - DAYS_MEANT * 86_400_000)
  for (const words of await writtenByShop(ctx, actor, shopId, since)) {
    const named = namedPrice(words)
    if (!named || !mayBeOf(price, named)) continue
    return isOf(price, named) ? undefined : words.replaceAll('\n', ' ').slice(0, LONGEST)
  }
  return undefined
}

const sumsOf = ({ lines, totalCents }: Price): number[] => [
  totalCents,
  ...lines.flatMap((line) => [line.totalCents, line.eachCents]),
  ...lines.map(({ quantity }) => totalCents / Math.max(1, quantity)),
]

/** The total, a line of it or one tyre; how the sum is written to the rand. */
const isOf = (price: Price, { cents }: NamedPrice): boolean =>
  sumsOf(price).some((sum) => Math.abs(sum - cents) < ONE_RAND)
const ONE_RAND = 100

/** A sum of about what one tyre or all of it costs, or so much off; others are of other work. */
const mayBeOf = ({ lines, totalCents }: Price, { cents, of }: NamedPrice): boolean => {
  if (of === 'more' || of === 'less') return true
  const quantity = Math.max(1, ...lines.map((line) => line.quantity))
  const isLike = (sum: number): boolean => cents > sum / LIKE && cents < sum * LIKE
  return isLike(totalCents) || (of !== 'total' && isLike(totalCents / quantity))
}
const LIKE = 2
