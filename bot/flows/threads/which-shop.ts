import type { Turn } from '#bot/engine/flow.ts'
import { buttons, choices, text } from '#bot/engine/say.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { calledFirst } from '#bot/understand/said/of-driver/words-for-shop.ts'
import { orderNamed } from '#bot/understand/said/which.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { findShopsByName, shopsNear } from '#core/shops/shops-near.ts'
import type { ThreadsDraft } from './draft.ts'
import type { ShopMeant } from './whom.ts'

const TITLE = 20

/** Each shop that may be meant, with the words that it would read. */
export function whichOfThem({ among = [], words }: ThreadsDraft, { say }: Turn): OutboundContent {
  const rows = among.map(({ id, name }) => ({ id: `threads:to:${id}`, title: name }))
  return choices(words ? say.threads.whichOf(words) : say.threads.whichOfShops, say.common.menuOpen, rows)
}

/** By its name or the beginning of it, or as the first or second of them. */
export function namedOf(among: readonly ShopMeant[], words: string): ShopMeant | undefined {
  const { named } = shopsNamed(
    words,
    among.map(({ name }) => name),
  )
  const [only, ...more] = named
  if (only && more.length === 0) return among.find(({ name }) => name === only)
  const order = orderNamed(words)
  return order === undefined ? undefined : among.at(order > 0 ? order - 1 : order)
}

/** 'Old main if they can do Saturday': the shop that words begin with, however short its name is said, and the words for it. */
export async function shopCalled(
  words: string,
  { ctx, memory, actor }: Turn,
): Promise<{ shopId: string; words: string } | undefined> {
  const called = actor.shops.length > 0 ? undefined : calledFirst(words)
  const [found] = called ? await findShopsByName(ctx, called.name, memory.place) : []
  if (!called || !found || shopsNamed(called.name, [found.name]).named.length === 0) return undefined
  return { shopId: found.id, words: called.rest }
}

const NEARBY = 3

/** What we cannot read, a shop can: the nearest ones are named if we know where the driver is. */
export async function whichForFile(
  { sort = 'photo' }: ThreadsDraft,
  { ctx, say, memory }: Turn,
): Promise<OutboundContent> {
  const cannot = `${say.common.notUnderstood[sort]} ${say.threads.whichForFile}`
  const near = memory.place ? await shopsNear(ctx, { near: memory.place, limit: NEARBY }) : []
  if (near.length === 0) return text(cannot)
  return buttons(cannot, ...near.map(({ id, name }) => ({ id: `threads:to:${id}`, title: name.slice(0, TITLE) })))
}
