import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { FailedJobs, FailedJobsQuery } from '../contracts/admin/operations.ts'
import { Refusal } from '../errors.ts'
import type { FailedJob } from '../jobs/desk.ts'
import type { JobName } from '../jobs/jobs.ts'
import { masked } from '../process/redact.ts'

const PAGE = 50
const LONGEST_REASON = 500
/** Of what is about no single row. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const queueAway = () => new Refusal('QUEUE_AWAY', 'The queue cannot be reached. The sweeps do its work meanwhile.', 503)
const jobGone = () => new Refusal('JOB_NOT_FOUND', 'This job is not among the failed ones any more.', 404)

/** Jobs that failed for good, the newest first. Throws NOT_ALLOWED, QUEUE_AWAY. */
export async function failedJobs(ctx: Context, actor: Actor, { name, page = 1 }: FailedJobsQuery): Promise<FailedJobs> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const jobs = await reached(() => ctx.jobs.desk.failed({ name, from: (page - 1) * PAGE, count: PAGE + 1 }))
  return {
    jobs: jobs.slice(0, PAGE).map(({ failedAt, reason, ...job }) => ({
      ...job,
      reason: masked(reason).slice(0, LONGEST_REASON),
      failedAt: failedAt?.toISOString() ?? null,
    })),
    hasMore: jobs.length > PAGE,
  }
}

/** Tries the job again, with all its attempts. Throws NOT_ALLOWED, JOB_NOT_FOUND, QUEUE_AWAY. */
export const retryJob = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, 'tried again', () => ctx.jobs.desk.retry(id))

/** Takes the job away. Its row stays, and a sweep finds it if there is still something to do. Throws as retryJob. */
export const dropJob = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  settle(ctx, actor, 'dropped', () => ctx.jobs.desk.drop(id))

/** Tries every failed job of the name again. Returns how many. Throws NOT_ALLOWED, QUEUE_AWAY. */
export async function retryJobs(ctx: Context, actor: Actor, name: JobName): Promise<{ jobs: number }> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const jobs = await reached(() => ctx.jobs.desk.retryAll(name))
  const after = { name, jobs, became: 'tried again' }
  await noteAudit(ctx, { contactId: actor.contactId, action: 'update', entity: 'job', entityId: NOBODY, after })
  return { jobs }
}

async function settle(
  ctx: Context,
  actor: Actor,
  became: 'tried again' | 'dropped',
  act: () => Promise<FailedJob | undefined>,
): Promise<void> {
  if (!canAdmin(actor, 'operations')) throw adminsOnly()
  const job = await reached(act)
  if (!job) throw jobGone()
  const { name, ids, attempts } = job
  await noteAudit(ctx, {
    contactId: actor.contactId,
    action: became === 'dropped' ? 'delete' : 'update',
    entity: 'job',
    entityId: Object.values(ids)[0] ?? NOBODY,
    before: { name, attempts, state: 'failed' },
    after: { became },
  })
}

/** The queue lives elsewhere, so what it says is no part of a transaction. */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw queueAway()
  }
}
