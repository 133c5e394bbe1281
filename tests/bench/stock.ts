import { makeTestContext, type TestContext } from '#tests/support/context.ts'
import { type MadeShop, makeListing, makeShop, makeStaff } from '#tests/support/factories.ts'
import { opener, signedIn } from './conversation.ts'
import { startServer } from './processes.ts'
import { p50, p99, type Times } from './stats.ts'
import { inTurns } from './turns.ts'

const [LARGE, SMALL] = [10_000, 100]
/** An account may ask so often in a minute. */
const ROUNDS = 50

type Read = { what: string; ofLarge: Times; ofSmall: Times }
export type StockRead = { reads: readonly Read[] }

const brands = ['Michelin', 'Dunlop', 'Bridgestone', 'Pirelli']
const optionss = [
  ['newest first', ''],
  ['what is typed into the search', '&search=model 7'],
  ['a size and sold out', '&size=205/55R16&stock=out'],
  ['by price', '&sort=price&order=asc'],
] as const

/** What a page of a large inventory costs while somebody types a filter, beside that of a small one. */
export async function stock(databaseUrl: string): Promise<StockRead> {
  const ctx = makeTestContext({ databaseUrl, now: new Date() })
  const server = await startServer('ours', databaseUrl)
  try {
    const [large, small] = [await makeShop(ctx, { name: 'Large Tyres' }), await makeShop(ctx, { name: 'Small Tyres' })]
    const other = await makeShop(ctx, { name: 'Other Tyres' })
    for (const size of ['205/55R16', '195/65R15'])
      for (const brand of brands) await makeListing(ctx, other, { brand, size })
    await fillStock(ctx, large, LARGE)
    await fillStock(ctx, small, SMALL)
    await ctx.pool.query('analyze listing, tyre, brand, tyre_size')
    const reads: Read[] = []
    for (const [what, query] of optionss) {
      // A reader of its own each time: an account may ask only so often.
      const reader = async (shop: MadeShop) =>
        opener(
          server.origin,
          await signedIn(ctx, await makeStaff(ctx, shop)),
          encodeURI(`/shops/${shop.id}/listings?perPage=10${query}`),
        )
      const [ofLarge, ofSmall] = await inTurns(await reader(large), await reader(small), ROUNDS)
      reads.push({ what, ofLarge, ofSmall })
    }
    return { reads }
  } finally {
    server.stop()
    await ctx.close()
  }
}

export const fillStock = ({ pool }: TestContext, shop: MadeShop, count: number) => pool.query(tyres, [shop.id, count])

const tyres = `
  with made as (
    insert into tyre (brand_id, size_id, model, type, load_index, speed_rating)
    select b.id, z.id, 'Model ' || n, 'summer', 91, 'V'
    from generate_series(1, $2::int) n
    join (select id, row_number() over (order by name) as at from brand) b on b.at = 1 + n % 4
    join (select id, row_number() over (order by code) as at from tyre_size) z on z.at = 1 + n % 2
    on conflict on constraint tyre_once do update set model = excluded.model
    returning id)
  insert into listing (code, shop_id, tyre_id, price_cents, quantity, confirmed_at)
  select substr(md5($1::uuid::text || id), 1, 12), $1::uuid, id, 90000 + n * 10, n % 12, now()
  from (select id, row_number() over () as n from made) m`

const count = (number: number): string => new Intl.NumberFormat('en-ZA').format(number).replace(/\s/g, ' ')
const ms = (milliseconds: number): string => milliseconds.toFixed(2)

export const stockReport = ({ reads }: StockRead): string => `
## ${count(LARGE)} listings beside ${count(SMALL)}
\`GET /shops/:shopId/listings\`, a page of ten, as the inventory asks for it while somebody types, of a shop with ${count(LARGE)} listings and of one with ${count(SMALL)}, in turns, ${ROUNDS} times each, through the whole app.

| | large p50 | small p50 | ratio | large p99 | small p99 |
| --- | --- | --- | --- | --- | --- |
${reads
  .map(({ what, ofLarge, ofSmall }) => {
    const ratio = `**${(p50(ofLarge) / p50(ofSmall)).toFixed(2)}**`
    return `| ${[what, ms(p50(ofLarge)), ms(p50(ofSmall)), ratio, ms(p99(ofLarge)), ms(p99(ofSmall))].join(' | ')} |`
  })
  .join('\n')}
`
