import { acknowledgement } from './acknowledgement.ts'
import { search } from './search.ts'
import { benchDatabase } from './database.ts'
import { startGenerator } from './processes.ts'
import { p50, p99 } from './stats.ts'
const db = await benchDatabase()
const g = startGenerator()
const show = (name: string, { ours, bare }: any) => console.log(name, 'ours', p50(ours.times).toFixed(2), p99(ours.times).toFixed(2), ours.perSecond.toFixed(0), 'bare', p50(bare.times).toFixed(2), p99(bare.times).toFixed(2), bare.perSecond.toFixed(0), 'ratios', (p50(ours.times)/p50(bare.times)).toFixed(2), (p99(ours.times)/p99(bare.times)).toFixed(2))
try {
  if (process.argv[2] !== 'search') { const a = await acknowledgement(g, db.url)
  show('steady', a.steady); show('full', a.full); show('strangers', a.strangers) }
  if (process.argv[2] !== 'ack') { const s = await search(g, db.url); console.log(s.seedSeconds); show('search', s.page) }
} finally { g.stop(); await db.drop() }
