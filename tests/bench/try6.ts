import { makeDb, makePool } from '#db/client.ts'
import { systemClock } from '#core/clock.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { findOffers } from '#db/queries/find-offers.ts'
import { benchDatabase } from './database.ts'
import { cheapest } from './bare.ts'
const d = await benchDatabase()
const pool = makePool(d.url, () => {})
await seedDemo({ db: makeDb(pool), clock: systemClock }, { shops: 2000, listings: 200000 })
const c = await pool.connect()
for (const mode of ['force_custom_plan', 'force_generic_plan']) {
  await c.query(`set plan_cache_mode = ${mode}`)
  await c.query('deallocate all')
  await c.query('prepare s as ' + cheapest)
  const { rows } = await c.query(`explain (analyze, buffers) execute s ('205/55R16', '4', '-26.1', '28.05', '50')`)
  console.log(mode, rows.map((r: any) => r['QUERY PLAN']).join('\n'))
}
c.release()
let text = '', params: any
const orig = pool.connect.bind(pool) as any
const db = makeDb({ ...pool, options: pool.options, connect: async () => { const cl = await orig(); return new Proxy(cl, { get: (t, k) => k === 'query' ? (q: any) => { text = q.text; params = q.values; return t.query(q) } : k === 'release' ? () => t.release() : (t as any)[k] }) } } as any)
await findOffers(db, { size: '205/55R16', sort: 'price', quantity: 4, brands: undefined, types: undefined, runFlat: undefined, maxCents: undefined, maxFittedCents: undefined, area: { lat: -26.1, lng: 28.05, radiusKm: 50, box: { south: -26.55, north: -25.65, west: 27.55, east: 28.55 } }, shopId: undefined, dealsOnly: undefined, after: undefined, limit: 7 })
const c2 = await pool.connect()
await c2.query(`set plan_cache_mode = force_generic_plan`)
await c2.query('prepare o as ' + text)
const lit = params.map((v: any) => v === null ? 'null' : Array.isArray(v) ? `'{${v}}'` : `'${v}'`).join(',')
const { rows } = await c2.query(`explain (analyze, buffers) execute o (${lit})`)
console.log('OURS', rows.map((r: any) => r['QUERY PLAN']).join('\n'))
c2.release(); await pool.end(); await d.drop()
