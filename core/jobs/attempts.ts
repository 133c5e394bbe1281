import {
  countDueAttempt,
  type DueRow,
  forgetOldFailure,
  ping,
  setRowAside,
  uncountDueAttempt,
  writeDueFailure,
} from '#db/queries/due.ts'
import type { Context } from '../context.ts'
import { isConnectionError } from '../errors.ts'
import { dueWords } from '../rules/operations/names.ts'
import { addMinutes } from '../rules/time/time.ts'
import { reportIncident, transaction } from '../transaction.ts'

export const MAX_ATTEMPTS = 3
const MAX_FAILURE_CHARACTERS = 500
/** After each attempt; the last one is how long an attempt may take before its process counts as ended. */
export const WAITS_MS: readonly number[] = [15_000, 60_000, 60_000]
const NOT_DUE_MINUTES = 1
const FORGOTTEN_AFTER_MINUTES = 24 * 60

/**
 * Attempts that an outage has cut off, and that could not be taken back, as the database was away. While the process
 * lives it takes them back as soon as it can.
 */
const owed = new Set<{ aside: Context['aside']; row: DueRow }>()

/** Tries a row by itself. The attempt is committed before it begins, so that it counts even if it ends the process. */
export async function tryAlone(
  ctx: Context,
  row: DueRow,
  work: () => Promise<'done' | 'not due'>,
  waitsMs: readonly number[] = WAITS_MS,
): Promise<boolean> {
  const attempts = await countDueAttempt(ctx.aside, row, ctx.clock.now(), waitsMs)
  if (attempts === 0) return false
  if (attempts > MAX_ATTEMPTS) {
    await setAside(ctx, row, 'the process ended during the last attempt')
    return false
  }
  try {
    if ((await work()) === 'done') return true
    await notDue(ctx, row)
    return false
  } catch (error) {
    if (isConnectionError(error)) await takeBack(ctx, row)
    else await noteFailure(ctx, row, attempts, error)
    await throwIfDatabaseIsAway(ctx, error)
    return false
  }
}

/** Counts an attempt that has failed already. */
export async function countFailure(ctx: Context, row: DueRow, error: unknown, waitsMs = WAITS_MS): Promise<void> {
  if (isConnectionError(error)) return throwIfDatabaseIsAway(ctx, error)
  await noteFailure(ctx, row, await countDueAttempt(ctx.aside, row, ctx.clock.now(), waitsMs), error)
}

/** Takes back what an outage has left counted. Throws while the database is away. */
export async function takeBackOwed(ctx: Context): Promise<void> {
  for (const one of owed) {
    if (one.aside === ctx.aside) await uncountDueAttempt(one.aside, one.row, ctx.clock.now())
    owed.delete(one)
  }
}

/** Leaves the row to people, and tells the admins. */
export async function setAside(ctx: Context, row: DueRow, failure: string): Promise<void> {
  ctx.log.error({ ...row, failure }, 'a row that was due is set aside')
  await transaction(ctx, async (ctx) => {
    if (await setRowAside(ctx.db, row, ctx.clock.now(), failure))
      await reportIncident(ctx, 'work_set_aside', dueWords(row.work))
  })
}

async function noteFailure(ctx: Context, row: DueRow, attempts: number, error: unknown): Promise<void> {
  const failure = String(error).slice(0, MAX_FAILURE_CHARACTERS)
  ctx.log.warn({ err: error, ...row, attempts }, 'work that was due failed')
  await writeDueFailure(ctx.aside, row, failure)
  if (attempts >= MAX_ATTEMPTS) await setAside(ctx, row, failure)
}

async function takeBack(ctx: Context, row: DueRow): Promise<void> {
  try {
    await uncountDueAttempt(ctx.aside, row, ctx.clock.now())
  } catch {
    owed.add({ aside: ctx.aside, row })
  }
}

/** Somebody else has the row, or it is not due any more. */
async function notDue(ctx: Context, row: DueRow): Promise<void> {
  const at = ctx.clock.now()
  await uncountDueAttempt(ctx.aside, row, addMinutes(at, NOT_DUE_MINUTES))
  await forgetOldFailure(ctx.aside, row, addMinutes(at, -FORGOTTEN_AFTER_MINUTES))
}

/** A connection error may be about one row only, such as a server that it names; then the others go on. */
async function throwIfDatabaseIsAway(ctx: Context, error: unknown): Promise<void> {
  if (isConnectionError(error)) await ping(ctx.aside)
}
