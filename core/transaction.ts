import { inSavepoint } from '#db/savepoint.ts'
import type { Context } from './context.ts'
import { sendNudges } from './jobs/enqueue.ts'

/**
 * Runs the work in one transaction; inside a running one, in a savepoint on the same connection. Nudges go out after
 * the outermost commit; a rollback drops them. Work that the database ended because it and another one waited for each
 * other is done once more.
 */
export async function transaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.nudges) return step(ctx, ctx.nudges, work)
  try {
    return await whole(ctx, work)
  } catch (error) {
    if (!isDeadlock(error)) throw error
    ctx.log.warn({ err: error }, 'two transactions waited for each other; this one is done once more')
    return whole(ctx, work)
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01'

async function whole<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  const nudges: NonNullable<Context['nudges']> = []
  const result = await ctx.db.transaction().execute((db) => work({ ...ctx, db, nudges }))
  await sendNudges(ctx, nudges)
  return result
}

/** Runs the work in the running transaction, which fails with it, or in one of its own. */
export const joinTransaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  ctx.nudges ? work(ctx) : transaction(ctx, work)

async function step<T>(ctx: Context, nudges: NonNullable<Context['nudges']>, work: (ctx: Context) => Promise<T>) {
  const before = nudges.length
  try {
    return await inSavepoint(ctx.db, () => work(ctx))
  } catch (error) {
    nudges.length = before
    throw error
  }
}
