import type { PeriodDays } from '#core/rules/figures/periods.ts'
import { makeTestContext, type TestContext } from '#tests/support/context.ts'
import { type MadeShop, makeShop, makeStaff } from '#tests/support/factories.ts'
import { opener, signedIn } from './conversation.ts'
import { startServer } from './processes.ts'
import { p50, p99, type Times } from './stats.ts'
import { inTurns } from './turns.ts'

/** A year and the one before it, with which it is compared. */
const [LONG, SHORT] = [2 * 365, 7]
const BOOKINGS_A_DAY = 10
/** An account may ask so often in a minute. */
const ROUNDS = 50

type Read = { what: string; ofYears: Times; ofWeek: Times }
export type FiguresRead = { bookings: number; reads: readonly Read[] }

/** What the figures of a shop cost that is two years old, beside one that is a week old. */
export async function figures(databaseUrl: string): Promise<FiguresRead> {
  const ctx = makeTestContext({ databaseUrl, now: new Date() })
  const server = await startServer('ours', databaseUrl)
  try {
    const [old, young] = [await makeShop(ctx, { name: 'Old Tyres' }), await makeShop(ctx, { name: 'Young Tyres' })]
    await ctx.pool.query(countedDays, [LONG])
    await makePast(ctx, old, LONG)
    await makePast(ctx, young, SHORT)
    await ctx.pool.query('analyze booking, shop_day, shop_view_day, figures_day')
    const reader = async (shop: MadeShop, days: PeriodDays) =>
      opener(server.origin, await signedIn(ctx, await makeStaff(ctx, shop)), `/shops/${shop.id}/analytics?days=${days}`)
    const beside = async (what: string, days: PeriodDays): Promise<Read> => {
      const [ofYears, ofWeek] = await inTurns(await reader(old, days), await reader(young, 7), ROUNDS)
      return { what, ofYears, ofWeek }
    }
    return {
      bookings: LONG * BOOKINGS_A_DAY,
      reads: [await beside('its week', 7), await beside('its year', 365)],
    }
  } finally {
    server.stop()
    await ctx.close()
  }
}

/** Days that are over: bookings, what was counted of them, and views. */
async function makePast({ pool }: TestContext, shop: MadeShop, days: number): Promise<void> {
  await pool.query(booked, [shop.id, days, BOOKINGS_A_DAY])
  await pool.query(counted, [shop.id, days, BOOKINGS_A_DAY])
  await pool.query(viewed, [shop.id, days])
}

const today = `(now() at time zone 'Africa/Johannesburg')::date`
const countedDays = `insert into figures_day (day, counted_at) select ${today} - n, now() from generate_series(1, $1::int) n`
const booked = `
  insert into booking (code, shop_id, customer_name, is_guest, services, total_cents, total_lines, location_type,
    duration_minutes, status, completed_at, created_at, updated_at)
  select substr(md5($1::uuid::text || day || n), 1, 12), $1::uuid, 'Bench', true, '{fitting}', 100000, '[]', 'wait', 60, 'completed', at, at, at
  from generate_series(1, $2::int) day, generate_series(1, $3::int) n,
    lateral (select ((${today} - day) + time '10:00') at time zone 'Africa/Johannesburg' as at) a`
const counted = `
  insert into shop_day (shop_id, day, chats, bookings, completed, booked_cents, answers, answer_minutes, answered_in_time)
  select $1::uuid, ${today} - n, 5, $3::int, $3::int, $3::int * 100000, 5, 100, 4 from generate_series(1, $2::int) n`
const viewed = `
  insert into shop_view_day (shop_id, day, page_views, listing_views)
  select $1::uuid, ${today} - n, 40, 20 from generate_series(1, $2::int) n`

const count = (number: number): string => new Intl.NumberFormat('en-ZA').format(number).replace(/\s/g, ' ')
const ms = (milliseconds: number): string => milliseconds.toFixed(2)

export const figuresReport = ({ bookings, reads }: FiguresRead): string => `
## The figures of a year beside those of a week
\`GET /shops/:shopId/analytics\` of a shop with ${LONG} counted days and ${count(bookings)} bookings, and \`days=7\` of one that is ${SHORT} days old, in turns, ${ROUNDS} times each, through the whole app. A year is read with the year before it.

| | old p50 | young p50 | ratio | old p99 | young p99 |
| --- | --- | --- | --- | --- | --- |
${reads
  .map(({ what, ofYears, ofWeek }) => {
    const ratio = `**${(p50(ofYears) / p50(ofWeek)).toFixed(2)}**`
    return `| ${[what, ms(p50(ofYears)), ms(p50(ofWeek)), ratio, ms(p99(ofYears)), ms(p99(ofWeek))].join(' | ')} |`
  })
  .join('\n')}
`
