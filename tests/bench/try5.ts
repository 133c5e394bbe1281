import { benchDatabase } from './database.ts'
import { makeDb, makePool } from '#db/client.ts'
import { recordInbound } from '#core/messaging/record-inbound.ts'
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
for (let i = 0; i < 500; i++) await recordInbound(ctx, { messageSid: 'SM' + Math.random() + i, addresses: [{ kind: 'phone', value: '+2782' + (1000000 + i % 500) }] as any, name: 'T', body: 'hello there', content: { kind: 'text' as const } })
const person = `with person as (select a.contact_id from unnest($5::text[], $6::text[]) as given (kind, value)
      join contact_address a on a.kind = given.kind and a.value = given.value and a.proven_at is not null
      group by a.contact_id having count(*) = cardinality($5::text[]))`
const person2 = `with person as (select a.contact_id from contact_address a where a.kind = ($5::text[])[1] and a.value = ($6::text[])[1] and a.proven_at is not null
  and (cardinality($5::text[]) = 1 or not exists (select from unnest($5::text[], $6::text[]) as given (kind, value) where not exists (select from contact_address b where b.kind = given.kind and b.value = given.value and b.contact_id = a.contact_id and b.proven_at is not null))))`
const simple = `with person as (select contact_id from contact_address where kind = $5 and value = $6 and proven_at is not null)`
const kept = `, kept as (insert into inbound_message (message_sid, contact_id, body, content, received_at)
      select $1, contact_id, $2, $3::jsonb, $4::timestamptz from person on conflict (message_sid) do nothing returning contact_id)`
const seen = `, seen as (update contact set last_inbound_at = greatest(last_inbound_at, $4), whatsapp_address = $7, name = coalesce(name, $8) where id in (select contact_id from kept))`
const seen2 = `, seen as (update contact c set last_inbound_at = greatest(last_inbound_at, $4), whatsapp_address = $7, name = coalesce(name, $8) from kept where c.id = kept.contact_id)`
const seen3 = `, seen as (update contact c set last_inbound_at = greatest(last_inbound_at, $4), whatsapp_address = $7, name = coalesce(name, $8) from kept where c.id = kept.contact_id and (c.last_inbound_at is null or c.last_inbound_at < $4::timestamptz - interval '1 minute' or c.whatsapp_address is distinct from $7 or c.name is null))`
const talk = `, talk as (insert into conversation (contact_id) select contact_id from kept on conflict do nothing)`
const end = ` select contact_id, exists (select from kept) as fresh from person`
const variants: Record<string, string> = { p2join: person2 + kept + seen2 + talk + end, p2seen: person2 + kept + seen + talk + end,  full: person + kept + seen + talk + end, join: person + kept + seen2 + talk + end, minute: person + kept + seen3 + talk + end, simple: simple + kept + seen2 + talk + end, notalk: person + kept + seen2 + end, noseen: person + kept + talk + end, keptonly: person + kept + end, simplekept: simple + kept + end }
const fns: Record<string, (i: number) => Promise<unknown>> = { bare: (i) => pool.query({ name: 'b', text: 'insert into bare_message values ($1,$2,$3) on conflict do nothing', values: ['x' + Math.random(), 's', 'b'] }) }
for (const [name, text] of Object.entries(variants)) fns[name] = (i) => { const v = '+2782' + (1000000 + i % 500); const s = text.includes('unnest'); const values: any[] = ['SM' + Math.random() + i, 'hello there', '{"kind":"text"}', new Date(), s ? ['phone'] : 'phone', s ? [v] : v]; if (text.includes('$7')) values.push(v, 'T'); return pool.query({ name, text, values }) }
const all: Record<string, number[][]> = {}
for (let round = 0; round < 7; round++) for (const [name, fn] of Object.entries(fns)) {
  const t: number[] = []
  for (let i = 0; i < 500; i++) { const b = performance.now(); await fn(i); t.push(performance.now() - b) }
  const b = performance.now(); let n = 0
  await Promise.all(Array.from({length: 16}, async () => { while (n < 2000) { n++; await fn(n) } }))
  if (round) (all[name] ??= []).push([p50(t), 2000 / (performance.now() - b) * 1000])
}
for (const [name, r] of Object.entries(all)) console.log(name.padEnd(12), 'serial p50', p50(r.map(x => x[0]!)).toFixed(3), 'min', Math.min(...r.map(x=>x[0]!)).toFixed(3), ' 16:', p50(r.map(x => x[1]!)).toFixed(0), 'max', Math.max(...r.map(x=>x[1]!)).toFixed(0))
await pool.end()
} finally { await d.drop() }
