import {
  countDeliveryDays,
  deliveryErrors,
  failuresOver,
  failuresWith,
  funnelOfDays,
  funnelOfHours,
} from '#db/queries/operations/delivery.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { Delivery, DeliveryError, FunnelRow, FunnelSteps } from '../contracts/admin/delivery.ts'
import { failureOf, whatToDo } from '../messaging/outbound/delivery-errors.ts'
import type { DeliveryRange } from '../rules/operations/names.ts'
import { maskAddress } from '../rules/people/phone.ts'
import { addMinutes, JOHANNESBURG, localDate } from '../rules/time/time.ts'

const hoursOf: Record<DeliveryRange, number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }
const MAX_CODES = 40
const EXAMPLES = 3

/** What failed and why, and how far messages came, against the period before. Throws NOT_ALLOWED. */
export async function delivery(ctx: Context, actor: Actor, range: DeliveryRange): Promise<Delivery> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const at = ctx.clock.now()
  const minutes = hoursOf[range] * 60
  const period = { at, since: addMinutes(at, -minutes), before: addMinutes(at, -2 * minutes) }
  const day = (date: Date) => localDate(date, JOHANNESBURG)
  const counted =
    range === '24h'
      ? await funnelOfHours(ctx.db, period)
      : await funnelOfDays(ctx.db, { since: day(period.since), before: day(period.before) })
  const errors = await deliveryErrors(ctx.db, period, MAX_CODES)
  const course = await failuresOver(ctx.db, period, range === '24h' ? 'hour' : 'day')
  return {
    since: period.since.toISOString(),
    errors: await Promise.all(errors.map((row) => errorView(ctx, row, period.since))),
    course: course.map(({ at, failed }) => ({ at: at.toISOString(), failed })),
    funnel: funnelView(counted),
  }
}

/** Keeps the counts of days for the page; what is only counted once is about nobody. */
export const keepDeliveries = (ctx: Context): Promise<void> => countDeliveryDays(ctx.db)

type ErrorRow = Awaited<ReturnType<typeof deliveryErrors>>[number]

async function errorView(ctx: Context, row: ErrorRow, since: Date): Promise<DeliveryError> {
  const failure = row.code === null ? undefined : failureOf(row.code)
  const examples = await failuresWith(ctx.db, row, since, EXAMPLES)
  return {
    code: row.code,
    says: failure?.says ?? (row.says || 'no reason was kept'),
    action: failure ? whatToDo[failure.class] : null,
    count: row.count,
    before: row.before,
    examples: examples.map(({ id, kind, to, created_at }) => ({
      id,
      kind,
      to: to ? maskAddress(to) : '',
      at: created_at.toISOString(),
    })),
  }
}

type Counted = Awaited<ReturnType<typeof funnelOfDays>>[number]
const nothing: FunnelSteps = { made: 0, sent: 0, delivered: 0, read: 0, failed: 0 }

function funnelView(counted: readonly Counted[]): FunnelRow[] {
  const rows = new Map<string, FunnelRow>()
  for (const { channel, kind, is_now, made, sent, delivered, read, failed } of counted) {
    const key = `${channel} ${kind}`
    const row = rows.get(key) ?? { channel, kind, ...nothing, before: nothing }
    const steps = { made, sent, delivered, read, failed }
    rows.set(key, is_now ? { ...row, ...steps } : { ...row, before: steps })
  }
  return [...rows.values()].sort((one, other) => other.made - one.made || one.kind.localeCompare(other.kind))
}
