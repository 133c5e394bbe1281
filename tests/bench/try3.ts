import { fork } from 'node:child_process'
import { once } from 'node:events'
import { benchDatabase } from './database.ts'
import { startGenerator } from './processes.ts'
import { p50 } from './stats.ts'
const d = await benchDatabase()
const g = startGenerator()
for (const kind of ['ours', 'bare webhook']) {
  const child = fork('/work/main/tests/bench/server.ts', [kind, d.url], { execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/docs/prof-' + kind.replace(' ', '-')] })
  const [{ port }] = await once(child, 'message') as any
  const origin = `http://127.0.0.1:${port}`
  const requests = { kind: 'messages', people: 1000, first: 1 } as const
  await g.run({ origin, requests, pace: { atOnce: 16 }, count: 4000 })
  const c0 = process.cpuUsage()
  const r = await g.run({ origin, requests, pace: { atOnce: 16 }, count: 10000 })
  console.log(kind, p50(r.times), 10000 / r.seconds)
  child.disconnect(); await once(child, 'exit')
}
g.stop(); await d.drop()
