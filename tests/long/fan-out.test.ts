import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchAlerts, tellAlerts } from '#core/alerts/tell-alerts.ts'
import { runAnnouncements } from '#core/notifications/announcements/run.ts'
import { sendAnnouncement, stopAnnouncement } from '#core/notifications/announcements/send.ts'
import { writeAnnouncement } from '#core/notifications/announcements/write.ts'
import { resume, stop } from '#core/operations/switches.ts'
import { cellOf } from '#core/rules/alerts/alert-life.ts'
import { chatPreferences } from '#core/rules/notifications/preferences.ts'
import { MAX_PER_SECOND } from '#core/rules/notifications/sending.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { asAdmin } from '#tests/support/actors.ts'
import { makeTestContext, testConfig } from '#tests/support/context.ts'
import { makeContact, makeListing, makeShop } from '#tests/support/factories.ts'
import { testDatabaseWithTemplates } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { makeSenders } from '#workers/senders/senders.ts'

const PEOPLE = 100_000
const DAILY_BUDGET = 1_000
const WITHIN_SECONDS = 60
const { url, pool, templates } = await testDatabaseWithTemplates()
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio(() => base.clock.now(), templates)
const config = testConfig(url)
const ctx = {
  ...base,
  config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin, dailyBudget: DAILY_BUDGET } },
}
const senders = makeSenders(ctx)
let owner: ReturnType<typeof asAdmin>
let listing: { id: string }
afterAll(async () => {
  await twilio.close()
  await base.close()
})

beforeAll(async () => {
  owner = asAdmin(await makeContact(ctx, { name: 'Lerato' }), ['owner'])
  const shop = await makeShop(ctx, { lat: -26.1, lng: 28.05 })
  listing = await makeListing(ctx, shop, { priceCents: 120_000 })
  const { rows } = await pool.query('select t.size_id from listing l join tyre t on t.id = l.tyre_id where l.id = $1', [
    listing.id,
  ])
  const near = { lat: -26.1, lng: 28.05 }
  const cell = cellOf({ near, radiusKm: 50, dealsOnly: false })
  await pool.query(
    `with people as (
      insert into contact (name, whatsapp_address, last_inbound_at, language)
      select 'Thandi', '+2782' || lpad(n::text, 7, '0'), case when n % 10 = 0 then $1::timestamptz - interval '1 hour' else $1::timestamptz - interval '3 days' end,
        case when n % 5 = 0 then 'af' else 'en' end
      from generate_series(1, $2::int) n returning id, whatsapp_address
    ), addresses as (
      insert into contact_address (kind, value, contact_id, proven_at) select 'phone', whatsapp_address, id, $1 from people
    ), preferences as (
      insert into communication_preference (contact_id, switches) select id, $3::jsonb from people
    ), agreed as (
      insert into consent (contact_id, channel, purpose, given, how, source, at)
      select id, 'whatsapp', purpose, true, 'said so', 'whatsapp', $1 from people, unnest(array['service', 'deals', 'marketing']) purpose
    )
    insert into alert (contact_id, slot, size_id, place, lat, lng, radius_km, max_cents, cell, quantity, created_at, ask_at)
    select id, 1, $4, 'Randburg', $5, $6, 50, 130000, $7, 4, $1, $1::timestamptz + interval '90 days' from people`,
    [
      ctx.clock.now(),
      PEOPLE,
      JSON.stringify({ ...chatPreferences, whatsapp: { ...chatPreferences.whatsapp, deals: true, marketing: true } }),
      rows[0].size_id,
      near.lat,
      near.lng,
      cell,
    ],
  )
  await refreshOffers(ctx.db, { listingIds: [listing.id], today: localDate(ctx.clock.now()) })
  await pool.query('analyze')
})

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

const countOf = async (from: string): Promise<number> =>
  Number((await pool.query(`select count(*) from ${from}`)).rows[0].count)
const queued = () => countOf("outbound_message where status in ('queued', 'sending')")
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed / 1e6
}
const nobodyTwice = (): void => {
  const to = twilio.messages.map((one) => one.to)
  expect(new Set(to).size).toBe(to.length)
}

/** So many seconds go by. Returns how much went out in each, and how many waited to go out at most. */
async function secondsPass(count: number, work: () => Promise<unknown>) {
  const sent: number[] = []
  let most = 0
  for (let second = 0; second < count; second++) {
    const before = twilio.messages.length
    await work()
    await senders.whatsapp.sweep()
    most = Math.max(most, await queued())
    sent.push(twilio.messages.length - before)
    ctx.clock.advance(1_000)
  }
  return { sent, most }
}

test(`a deal that ${PEOPLE} people wait for is noted for all, and told in pace, budget and hours until it is stopped`, async () => {
  const took = await seconds(() => matchAlerts(ctx, { listingIds: [listing.id] }))
  console.log(`${PEOPLE} matches noted in ${took.toFixed(1)} s`)
  expect(took).toBeLessThan(WITHIN_SECONDS)
  expect(await countOf('alert_round where due_at is not null')).toBe(PEOPLE)

  const before = heap()
  const { sent, most } = await secondsPass(20, () => tellAlerts(ctx))
  console.log(`sent in each second: ${sent.join(' ')}; at most ${most} waited to go out`)
  expect(Math.max(...sent)).toBeLessThanOrEqual(MAX_PER_SECOND)
  expect(sent.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(MAX_PER_SECOND * 5)
  expect(most).toBeLessThan(MAX_PER_SECOND * 5)
  expect(heap() - before).toBeLessThan(30)
  // Half of the day's budget is for what people need not answer.
  expect(await countOf('started_conversation')).toBeLessThanOrEqual(DAILY_BUDGET / 2)
  nobodyTwice()

  await stop(ctx, owner, 'alerts', 'too many at once')
  const atStop = twilio.messages.length
  await secondsPass(5, () => tellAlerts(ctx))
  expect(twilio.messages).toHaveLength(atStop)
  await resume(ctx, owner, 'alerts', 'goes on')

  ctx.clock.set('2026-11-18T20:30:00Z')
  const told = await countOf("notification where kind = 'deal_alert'")
  const late = twilio.messages.length
  await tellAlerts(ctx)
  expect(await countOf("notification where kind = 'deal_alert'")).toBe(told)
  await senders.whatsapp.sweep()
  expect(twilio.messages.length - late).toBeLessThanOrEqual(MAX_PER_SECOND)
  nobodyTwice()
})

test(`an announcement to ${PEOPLE} people is decided, goes out at its pace, and is stopped at once`, async () => {
  await pool.query("update outbound_message set status = 'dropped' where status in ('queued', 'sending', 'held')")
  ctx.clock.set('2026-11-20T07:00:00Z')
  await pool.query("update contact set last_inbound_at = $1 where name = 'Thandi'", [ctx.clock.now()])
  const { id } = await writeAnnouncement(ctx, owner, {
    ...{ title: 'New shops', words: 'More shops near you now.', path: '', audience: 'drivers', channels: ['whatsapp'] },
    ...{ province: null, language: null, pace: 600 },
  })
  await sendAnnouncement(ctx, owner, id, { at: null, people: PEOPLE })
  const from = twilio.messages.length
  let turns = 0
  const took = await seconds(async () => {
    while ((await countOf(`announcement where id = '${id}' and planned_at is null`)) > 0) {
      await runAnnouncements(ctx)
      turns++
    }
  })
  console.log(`${PEOPLE} people decided in ${turns} turns and ${took.toFixed(1)} s`)
  expect(took).toBeLessThan(WITHIN_SECONDS)
  expect(await countOf('announcement_recipient')).toBe(PEOPLE)
  const { sent } = await secondsPass(20, () => runAnnouncements(ctx))
  console.log(`sent in each second: ${sent.join(' ')}`)
  // 600 a minute, and the first fifty at once.
  expect(sent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(50 + 20 * 10 + 10)
  expect(sent.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(100)

  expect(await seconds(() => stopAnnouncement(ctx, owner, id))).toBeLessThan(5)
  const atStop = twilio.messages.length
  await secondsPass(5, () => runAnnouncements(ctx))
  expect(twilio.messages).toHaveLength(atStop)
  const to = twilio.messages.slice(from).map((one) => one.to)
  expect(new Set(to).size).toBe(to.length)
})
