import { benchDatabase } from './database.ts'
import { makeDb, makePool } from '#db/client.ts'
import { recordInbound } from '#core/messaging/record-inbound.ts'
import { keepInbound } from '#db/queries/inbound.ts'
import { systemClock } from '#core/clock.ts'
import { recordingJobs, testConfig } from '#tests/support/context.ts'
import { pino } from 'pino'
import { p50, p99 } from './stats.ts'
const d = await benchDatabase()
try {
const pool = makePool(d.url, () => {})
const db = makeDb(pool)
const ctx = { db, jobs: recordingJobs(), clock: systemClock, log: pino({level:'silent'}), config: testConfig(d.url), random: Math.random }
await pool.query('create table bare_message (sid text primary key, sender text, body text)')
await pool.query(`create table four (id uuid primary key default uuidv7(), seq bigint generated always as identity unique, sid text unique, contact_id uuid references contact, body text, content jsonb, at timestamptz, handled_at timestamptz)`)
await pool.query('create index on four (contact_id, seq) where handled_at is null')
const wire = (i: number) => ({ messageSid: 'SM' + Math.random() + i, addresses: [{ kind: 'phone', value: '+2782' + (1000000 + i % 500) }] as any, name: 'T', body: 'hello there', content: { kind: 'text' as const } })
for (let i = 0; i < 500; i++) await recordInbound(ctx, wire(i))
const { rows: [c] } = await pool.query('select contact_id from contact_address limit 1')
const fns: Record<string, (i: number) => Promise<unknown>> = {
  'bare': (i) => pool.query({ name: 'b', text: 'insert into bare_message values ($1,$2,$3) on conflict do nothing', values: ['x' + Math.random(), 's', 'b'] }),
  'like inbound only': (i) => pool.query({ name: 'f', text: 'insert into four (sid, contact_id, body, content, at) values ($1,$2,$3,$4,now()) on conflict do nothing', values: ['x' + Math.random(), c.contact_id, 's', '{}'] }),
  'keep': (i) => keepInbound(db, wire(i), new Date()),
  'select 1 kysely-less': (i) => pool.query('select 1'),
}
for (let round = 0; round < 3; round++) for (const [name, fn] of Object.entries(fns)) {
  const t: number[] = []
  for (let i = 0; i < 1000; i++) { const b = performance.now(); await fn(i); t.push(performance.now() - b) }
  const b = performance.now(); let n = 0
  await Promise.all(Array.from({length: 16}, async () => { while (n < 4000) { n++; await fn(n) } }))
  console.log(name.padEnd(22), 'serial p50', p50(t).toFixed(3), 'p99', p99(t).toFixed(2), ' 16: ', (4000 / (performance.now() - b) * 1000).toFixed(0), '/s')
}
const ex = await pool.query(`explain (analyze, buffers) with person as (
      select a.contact_id
      from unnest(array['phone'], array['+27821000001']) as given (kind, value)
      join contact_address a on a.kind = given.kind and a.value = given.value and a.proven_at is not null
      group by a.contact_id
      having count(*) = 1
    ), kept as (
      insert into inbound_message (message_sid, contact_id, body, content, received_at)
      select 'zz', contact_id, 'b', '{}'::jsonb, now() from person
      on conflict (message_sid) do nothing
      returning contact_id
    ), seen as (
      update contact
      set last_inbound_at = greatest(last_inbound_at, now()), whatsapp_address = '+27821000001',
        name = coalesce(name, 'x')
      where id in (select contact_id from kept)
    ), talk as (
      insert into conversation (contact_id) select contact_id from kept on conflict do nothing
    )
    select contact_id, exists (select from kept) as fresh from person`)
console.log(ex.rows.map((r: any) => r['QUERY PLAN']).join('\n'))
await pool.end()
} finally { await d.drop() }
