import type { Context } from '#core/context.ts'
import { localDate } from '#core/rules/time/time.ts'
import { dealAddress, shopAddress, sizeAddress } from '#core/rules/website/addresses.ts'
import { type Mapped, mappedAfter, mappedEnds } from '#db/queries/site/site.ts'

/** The sitemap protocol allows so many pages in one file. */
export const MAX_IN_A_FILE = 50_000
const BATCH_SIZE = 1_000

export type MappedPage = { path: string; changed?: Date }

/** The pages that exist whatever shops offer. */
export const lastingPages: readonly MappedPage[] = [
  '/',
  '/search',
  '/fitment-centres',
  '/flat-tyre',
  '/legal/terms',
  '/legal/privacy',
  '/legal/popia',
  '/legal/contact',
].map((path) => ({ path }))

const addressOf: Record<Mapped, (name: string) => string> = {
  shops: shopAddress,
  sizes: sizeAddress,
  deals: dealAddress,
}
const all: readonly Mapped[] = ['shops', 'sizes', 'deals']
export const isMapped = (what: string): what is Mapped => all.some((one) => one === what)

export type MapFile = { what: Mapped; after: string }
type Maps = Pick<Context, 'db' | 'clock'>

/** Every file of the map. Each begins after a name, so that it stays the same while pages are added elsewhere. */
export async function mapFiles(ctx: Maps, perFile = MAX_IN_A_FILE): Promise<MapFile[]> {
  const today = localDate(ctx.clock.now())
  const files = await Promise.all(
    all.map(async (what) =>
      ['', ...(await mappedEnds(ctx.db, what, today, perFile))].map((after) => ({ what, after })),
    ),
  )
  return files.flat()
}

/** The pages of one file, in a stream as they are read. */
export async function* mappedPages(
  ctx: Maps,
  { what, after }: MapFile,
  perFile = MAX_IN_A_FILE,
): AsyncGenerator<MappedPage> {
  const today = localDate(ctx.clock.now())
  let last = after
  for (let left = perFile; left > 0; ) {
    const rows = await mappedAfter(ctx.db, what, { today, after: last, limit: Math.min(left, BATCH_SIZE) })
    for (const { name, changed } of rows) yield { path: addressOf[what](name), changed }
    last = rows.at(-1)?.name ?? last
    left = rows.length < BATCH_SIZE ? 0 : left - rows.length
  }
}
