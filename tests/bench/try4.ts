import { startServer, startGenerator } from './processes.ts'
import { compare } from './compare.ts'
import { benchDatabase } from './database.ts'
import { p50, p99 } from './stats.ts'
const db = await benchDatabase()
const g = startGenerator()
const show = (name: string, { ours, bare }: any) => console.log(name, 'ours', p50(ours.times).toFixed(2), p99(ours.times).toFixed(2), ours.perSecond.toFixed(0), 'bare', p50(bare.times).toFixed(2), p99(bare.times).toFixed(2), bare.perSecond.toFixed(0), 'ratios', (p50(ours.times)/p50(bare.times)).toFixed(2), (p99(ours.times)/p99(bare.times)).toFixed(2))
try {
  const pair = { ours: await startServer('ours', db.url), bare: await startServer('bare webhook', db.url) }
  const known = { kind: 'messages', people: 1000, first: 1 } as const
  for (const { origin } of [pair.ours, pair.bare]) await g.run({ origin, requests: known, pace: { atOnce: 16 }, count: 1000 })
  for (const perSecond of [100, 400]) show('open ' + perSecond, await compare(g, pair, { requests: () => known, pace: { perSecond }, count: perSecond * 2, rounds: 4 }))
  for (const atOnce of [1, 4, 16]) show('closed ' + atOnce, await compare(g, pair, { requests: () => known, pace: { atOnce }, count: atOnce === 1 ? 1000 : 2000, rounds: 4 }))
  pair.ours.stop(); pair.bare.stop()
} finally { g.stop(); await db.drop() }
