import { sql } from 'kysely'
import type { Context } from './context.ts'
import { sendNudges } from './jobs/enqueue.ts'

/**
 * Runs the work in one transaction; inside a running one, in a savepoint on the same connection. Nudges go out after
 * the outermost commit and are dropped with a rollback.
 */
export async function transaction<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (ctx.nudges) return savepoint(ctx, ctx.nudges, work)
  const nudges: NonNullable<Context['nudges']> = []
  const result = await ctx.db.transaction().execute((db) => work({ ...ctx, db, nudges }))
  await sendNudges(ctx, nudges)
  return result
}

async function savepoint<T>(ctx: Context, nudges: NonNullable<Context['nudges']>, work: (ctx: Context) => Promise<T>) {
  const before = nudges.length
  await sql`savepoint step`.execute(ctx.db)
  try {
    const result = await work(ctx)
    await sql`release savepoint step`.execute(ctx.db)
    return result
  } catch (error) {
    await sql`rollback to savepoint step`.execute(ctx.db)
    await sql`release savepoint step`.execute(ctx.db)
    nudges.length = before
    throw error
  }
}
