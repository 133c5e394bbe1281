import { type Claim, forgetFailures } from '#db/queries/due.ts'
import type { Context } from '../context.ts'
import { isConnectionError } from '../errors.ts'
import type { DueName } from '../rules/operations/names.ts'
import { transaction } from '../transaction.ts'
import { countFailure, tryAlone } from './attempts.ts'

const BATCH_SIZE = 200
/** Of one turn, so that a process that is to stop can; its clock goes on at once. */
const MAX_BATCHES = 10

export type { Claim }

/** The row was left for later. */
export const LATER = 'later'

type Work<Row, Tools> = {
  name: DueName
  /** The rows that are due, as far as `mayTry` in db/queries/due.ts lets them; locked, where two processes could do one. */
  claim(ctx: Context, claim: Claim, tools: Tools): Promise<readonly Row[]>
  id(row: Row): string
  batchSize?: number
  /** Milliseconds after each failed attempt. */
  waitsMs?: readonly number[]
} & (
  | { do(ctx: Context, row: Row, tools: Tools): Promise<unknown> }
  | { doAll(ctx: Context, rows: readonly Row[], tools: Tools): Promise<unknown> }
  /** Outside of a transaction, as it talks to somebody else meanwhile and has claims and commits of its own. */
  | { apart(ctx: Context, row: Row, tools: Tools): Promise<unknown>; parallel?: number }
)

type Given<Tools> = unknown extends Tools ? [] : [Tools]

export type Due<Tools = unknown> = {
  /** Does what is due. Returns how many rows were done. Several processes may do so at once. */
  (ctx: Context, ...tools: Given<Tools>): Promise<number>
  work: DueName
  /** As many at least were done if there may be more. */
  turnSize: number
  /** Tries one row that has failed before. */
  tryAgain(ctx: Context, id: string, tools: Tools): Promise<void>
}

/**
 * The one loop for all that is due. Rows are claimed and done together in one transaction. If that throws, each is tried
 * by itself, so that a bad row stops nobody else; one that fails three times is set aside and told to the admins. If
 * nothing is due, it costs one statement.
 */
export function eachDue<Row, Tools = unknown>(work: Work<Row, Tools>): Due<Tools> {
  const { name, batchSize = BATCH_SIZE } = work
  const claimOf = (ctx: Context, limit: number, only?: string): Claim => ({
    ...{ work: name, at: ctx.clock.now(), limit, only },
  })
  const batch = 'apart' in work ? doApart(work) : doTogether(work)
  const turn = async (ctx: Context, ...given: Given<Tools>): Promise<number> => {
    // Work that needs no tools gets none.
    const tools = given[0] as Tools
    let done = 0
    for (let round = 0; round < MAX_BATCHES; round++) {
      const { found, ...did } = await batch(ctx, (limit, only) => claimOf(ctx, limit, only), tools)
      done += did.done
      if (found < batchSize || did.done === 0) break
    }
    return done
  }
  const tryAgain = async (ctx: Context, id: string, tools: Tools): Promise<void> =>
    void (await tryRow(ctx, work, claimOf(ctx, 1, id), tools))
  return Object.assign(turn, { work: name, turnSize: batchSize * MAX_BATCHES, tryAgain })
}

type ClaimOf = (limit: number, only?: string) => Claim
type Batch<Tools> = (ctx: Context, claimOf: ClaimOf, tools: Tools) => Promise<{ found: number; done: number }>

const doTogether =
  <Row, Tools>(work: Exclude<Work<Row, Tools>, { apart: unknown }>): Batch<Tools> =>
  async (ctx, claimOf, tools) => {
    // Without a transaction, which would cost two more statements each time that nothing is due.
    if ((await work.claim(ctx, claimOf(1), tools)).length === 0) return { found: 0, done: 0 }
    let ids: string[] = []
    try {
      await transaction(ctx, async (ctx) => {
        const rows = await work.claim(ctx, claimOf(work.batchSize ?? BATCH_SIZE), tools)
        ids = rows.map(work.id)
        if (rows.length > 0) await doRows(ctx, work, rows, tools)
      })
      return { found: ids.length, done: ids.length }
    } catch (error) {
      if (isConnectionError(error) || ids.length === 0) throw error
      ctx.log.warn({ err: error, work: work.name, rows: ids.length }, 'rows that were due are tried one by one')
    }
    let done = 0
    for (const id of ids) if (await tryRow(ctx, work, claimOf(1, id), tools)) done++
    return { found: ids.length, done }
  }

const doApart =
  <Row, Tools>(work: Extract<Work<Row, Tools>, { apart: unknown }>): Batch<Tools> =>
  async (ctx, claimOf, tools) => {
    const rows = await work.claim(ctx, claimOf(work.batchSize ?? BATCH_SIZE), tools)
    let done = 0
    await inParallel(rows, work.parallel ?? 1, async (row) => {
      try {
        if ((await work.apart(ctx, row, tools)) !== LATER) done++
      } catch (error) {
        await countFailure(ctx, { work: work.name, id: work.id(row) }, error, work.waitsMs)
      }
    })
    return { found: rows.length, done }
  }

async function doRows<Row, Tools>(
  ctx: Context,
  work: Exclude<Work<Row, Tools>, { apart: unknown }>,
  rows: readonly Row[],
  tools: Tools,
): Promise<void> {
  if ('doAll' in work) await work.doAll(ctx, rows, tools)
  else for (const row of rows) await work.do(ctx, row, tools)
}

/** True if the row was done. */
const tryRow = <Row, Tools>(ctx: Context, work: Work<Row, Tools>, claim: Claim, tools: Tools): Promise<boolean> => {
  const row = { work: work.name, id: claim.only ?? '' }
  const once = async (ctx: Context): Promise<'done' | 'not due'> => {
    const [found] = await work.claim(ctx, claim, tools)
    if (found === undefined) return 'not due'
    if ('apart' in work) await work.apart(ctx, found, tools)
    else await doRows(ctx, work, [found], tools)
    await forgetFailures(ctx.db, work.name, [row.id])
    return 'done'
  }
  return tryAlone(ctx, row, () => ('apart' in work ? once(ctx) : transaction(ctx, once)), work.waitsMs)
}

async function inParallel<T>(items: readonly T[], many: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const run = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(many, items.length) }, run))
}
