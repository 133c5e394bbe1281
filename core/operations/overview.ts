import {
  countDeliveryDays,
  deliveryErrors,
  failuresOver,
  failuresWith,
  funnelOfDays,
  funnelOfHours,
} from '#db/queries/operations/delivery.ts'
import { heartbeats, settleIncident, troubles, waitingRows } from '#db/queries/operations/work.ts'
import { oldProcesses } from '#db/queries/retention.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type {
  Delivery,
  DeliveryError,
  FunnelRow,
  FunnelSteps,
  Incidents,
  JobRow,
  OperationsView,
} from '../contracts/admin/operations.ts'
import { Refusal } from '../errors.ts'
import { forgetRows } from '../jobs/forget-rows.ts'
import type { QueueState } from '../jobs/jobs.ts'
import { failureOf, whatToDo } from '../messaging/outbound/delivery-errors.ts'
import { type DeliveryRange, jobNames } from '../rules/operations/names.ts'
import { maskAddress } from '../rules/people/phone.ts'
import { addMinutes, JOHANNESBURG, localDate } from '../rules/time/time.ts'
import { textsIn } from '../texts/texts.ts'
import { transaction } from '../transaction.ts'

/** A process that has missed three beats and more. */
const SILENT_MS = 20_000
const MAX_COUNTED = 10_000
type Beat = Awaited<ReturnType<typeof heartbeats>>[number]

/** Which processes run and how they are, what waits in the queue, and what waits in the rows. Throws NOT_ALLOWED. */
export async function operationsView(ctx: Context, actor: Actor): Promise<OperationsView> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const at = ctx.clock.now()
  const [beats, state, waiting] = await Promise.all([
    heartbeats(ctx.db),
    ctx.jobs.desk.state().catch(() => undefined),
    waitingRows(ctx.db, at, MAX_COUNTED),
  ])
  const rows = (one: { count: number; oldest: Date | null }) => ({
    count: one.count,
    oldest: one.oldest?.toISOString() ?? null,
  })
  return {
    processes: beats.map((beat) => processView(beat, at)),
    queue: {
      place: ctx.jobs.desk.place,
      total: state?.total ?? null,
      oldestWaiting: state?.oldestWaiting?.toISOString() ?? null,
      capped: state?.capped ?? false,
      jobs: jobRows(state, beats, at),
    },
    waiting: {
      inbound: rows(waiting.inbound),
      outbound: rows(waiting.outbound),
      mail: rows(waiting.mail),
      events: rows(waiting.events),
    },
    mostCounted: MAX_COUNTED,
  }
}

/** A process that was killed stays on the page for an hour. */
export const forgetProcesses = forgetRows(oldProcesses(1 / 24))

const isSilent = ({ seen_at }: Beat, at: Date): boolean => at.getTime() - seen_at.getTime() > SILENT_MS

function processView(beat: Beat, at: Date): OperationsView['processes'][number] {
  const { id, name, host, pid, build, started_at, seen_at, facts } = beat
  const { checks, memoryBytes, disk } = facts
  return {
    ...{ id, name, host, pid, build, checks, memoryBytes, disk },
    startedAt: started_at.toISOString(),
    seenAt: seen_at.toISOString(),
    silent: isSilent(beat, at),
  }
}

function jobRows(state: QueueState | undefined, beats: readonly Beat[], at: Date): JobRow[] {
  const living = beats.filter((beat) => !isSilent(beat, at))
  const inMinute = (name: string, what: 'completed' | 'failed') =>
    living.reduce((sum, { facts }) => sum + (facts.jobs[name]?.[what] ?? 0), 0)
  return jobNames.map((name) => ({
    name,
    ...(state?.byName[name] ?? { waiting: 0, active: 0, delayed: 0 }),
    completedAMinute: inMinute(name, 'completed'),
    failedAMinute: inMinute(name, 'failed'),
  }))
}

const MAX_LISTED = 50

/** What the admins were mailed to mend: what nobody has seen to first. Throws NOT_ALLOWED. */
export async function incidentList(ctx: Context, actor: Actor): Promise<Incidents> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const { settings } = textsIn('en')
  return {
    troubles: (await troubles(ctx.db, MAX_LISTED)).map((row) => ({
      id: row.id,
      what: row.what,
      says: settings.troubles[row.what](row.detail),
      since: row.since.toISOString(),
      toldAt: row.told_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      settledBy: row.settled_by,
    })),
  }
}

/** Somebody has seen to it; if it comes again, the admins are told again. Throws NOT_ALLOWED, TROUBLE_NOT_FOUND. */
export async function markMended(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const { contactId } = actor
  await transaction(ctx, async (ctx) => {
    const what = await settleIncident(ctx.db, id, contactId, ctx.clock.now())
    if (!what) throw new Refusal('TROUBLE_NOT_FOUND', 'Somebody has seen to it already.', 404)
    const before = { what, state: 'open' }
    await noteAudit(ctx, {
      ...{ contactId, action: 'update', entity: 'trouble', entityId: id },
      ...{ before, after: { state: 'mended' } },
    })
  })
}

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
