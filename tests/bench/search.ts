import { systemClock } from '#core/context.ts'
import { makeDb, makePool } from '#db/client.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { type Compared, compare } from './compare.ts'
import { type Generator, startServer } from './processes.ts'

const SHOPS = 2_000
const LISTINGS = 200_000
const BATCH_SIZE = 16

export type Search = {
  shops: number
  listings: number
  atOnce: number
  seedSeconds: number
  page: Compared
  withoutTimes: Compared
}

export async function search(generator: Generator, databaseUrl: string): Promise<Search> {
  const pool = makePool(databaseUrl, (error) => console.error(error.message))
  const began = performance.now()
  await seedDemo({ db: makeDb(pool), clock: systemClock }, { shops: SHOPS, listings: LISTINGS })
  const seedSeconds = (performance.now() - began) / 1000
  const { rows } = await pool.query<{ size: string; lat: number; lng: number }>(optionss)
  await pool.end()
  const paths = rows.map(({ size, lat, lng }) => {
    const options = { size, lat: String(lat), lng: String(lng), radiusKm: '50', quantity: '4', limit: '6' }
    return `/api/offers?${new URLSearchParams(options)}`
  })
  const ours = await startServer('ours', databaseUrl)
  const beside = async (kind: string): Promise<Compared> => {
    const bare = await startServer(kind, databaseUrl)
    const options = { requests: () => ({ kind: 'searches', paths }) as const, pace: { atOnce: BATCH_SIZE } }
    return compare(generator, { ours, bare }, { ...options, count: 2_000, rounds: 12 }).finally(() => bare.stop())
  }
  try {
    const page = await beside('bare search with times')
    const withoutTimes = await beside('bare search')
    return { shops: SHOPS, listings: LISTINGS, atOnce: BATCH_SIZE, seedSeconds, page, withoutTimes }
  } finally {
    ours.stop()
  }
}

/** The sizes that are stocked, each looked for near a few of the shops. */
const optionss = `
  select z.code as size, s.lat, s.lng
  from (select size_id, row_number() over () as n from offer group by size_id) o
  join tyre_size z on z.id = o.size_id
  cross join lateral (
    select lat, lng from shop order by md5(id::text || o.n::text) limit 10
  ) s
  order by md5(z.code || s.lat::text)`
