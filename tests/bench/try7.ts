import { fork } from 'node:child_process'
import { once } from 'node:events'
import { makeDb, makePool } from '#db/client.ts'
import { systemClock } from '#core/clock.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { benchDatabase } from './database.ts'
import { startGenerator } from './processes.ts'
import { wishes } from './search.ts'
import { p50 } from './stats.ts'
const d = await benchDatabase()
const g = startGenerator()
const pool = makePool(d.url, () => {})
await seedDemo({ db: makeDb(pool), clock: systemClock }, { shops: 2000, listings: 200000 })
const { rows } = await pool.query(wishes)
const paths = rows.map(({ size, lat, lng }: any) => `/api/offers?${new URLSearchParams({ size, lat: String(lat), lng: String(lng), radiusKm: '50', quantity: '4', limit: '6' })}`)
for (let round = 0; round < 2; round++) for (const kind of ['ours', 'bare search']) {
  const child = fork('/work/main/tests/bench/server.ts', [kind, d.url], { execArgv: round ? ['--cpu-prof', '--cpu-prof-dir=/tmp/docs/prof-' + kind.replace(' ', '-')] : [] })
  const [{ port }] = await once(child, 'message') as any
  const origin = `http://127.0.0.1:${port}`
  const requests = { kind: 'searches', paths } as const
  await g.run({ origin, requests, pace: { atOnce: 16 }, count: 3000 })
  const r = await g.run({ origin, requests, pace: { atOnce: 16 }, count: 8000 })
  const one = await g.run({ origin, requests, pace: { atOnce: 1 }, count: 1000 })
  console.log(kind, p50(r.times), 8000 / r.seconds, 'one at a time', p50(one.times))
  child.disconnect(); await once(child, 'exit')
}
g.stop(); await pool.end(); await d.drop()
