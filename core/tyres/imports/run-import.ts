import { randomUUID } from 'node:crypto'
import {
  beginStep,
  claimImport,
  endStep,
  type ImportRecord,
  importRows,
  importsWaiting,
  noteProgress,
  type RowCounts,
  releaseImport,
  saveFates,
} from '#db/queries/inventory/imports.ts'
import { oldImports } from '#db/queries/retention.ts'
import type { Context } from '../../context.ts'
import type { RowOutcome } from '../../contracts/seller/imports.ts'
import { isConnectionError } from '../../errors.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { forgetRows } from '../../jobs/forget-rows.ts'
import { dueWords } from '../../rules/operations/names.ts'
import { addMinutes } from '../../rules/time/time.ts'
import { reportIncident, transaction } from '../../transaction.ts'
import { catalogueWork } from './catalogue/catalogue-imports.ts'
import { type ImportWork, stockWork } from './import-work.ts'

const BATCH_SIZE = 1_000
const LEASE_MINUTES = 2
const MAX_ATTEMPTS = 3
const DAYS_KEPT = 30

/** Does the step that an import waits for: looking at its rows, or importing them. Nothing if another process does. */
export async function runImport(ctx: Context, importId: string): Promise<void> {
  const at = ctx.clock.now()
  const claim = randomUUID()
  const found = await claimImport(ctx.db, importId, { claim, at, until: addMinutes(at, LEASE_MINUTES) })
  if (!found) return
  if (found.attempts > MAX_ATTEMPTS) return giveUp(ctx, importId, claim)
  try {
    const { shop_id } = found
    await (shop_id === null
      ? step(ctx, found, claim, catalogueWork(found))
      : step(ctx, found, claim, stockWork({ ...found, shop_id })))
  } catch (error) {
    const counts = !isConnectionError(error)
    if (counts && found.attempts === MAX_ATTEMPTS) {
      ctx.log.error({ err: error, importId }, 'an import failed')
      return giveUp(ctx, importId, claim)
    }
    await releaseImport(ctx.db, importId, claim, counts)
    throw error
  }
}

/** Whoever began it sees that it failed, and may begin it anew; the admins are told. */
async function giveUp(ctx: Context, importId: string, claim: string): Promise<void> {
  await endStep(ctx.db, importId, claim, { state: 'failed', at: ctx.clock.now() })
  await reportIncident(ctx, 'work_set_aside', dueWords('import'))
}

/** Imports whose nudge was lost, or whose process died. */
export const sweepImports = eachDue<string>({
  name: 'import',
  claim: (ctx, claim) => importsWaiting(ctx.db, claim),
  id: (importId) => importId,
  apart: runImport,
})

/** Imports are kept for a month, so that their results can be looked up. */
export const forgetImports = forgetRows(oldImports(DAYS_KEPT))

type Planned = { fate: RowOutcome }

const step = <Row extends Planned>(ctx: Context, found: ImportRecord, claim: string, work: ImportWork<Row>) =>
  found.state === 'checking' ? check(ctx, found, claim, work) : importAll(ctx, found, claim, work)

async function check<Row extends Planned>(ctx: Context, found: ImportRecord, claim: string, work: ImportWork<Row>) {
  const counts = await eachPart(ctx, found, claim, work, async (rows) => {
    await saveFates(ctx.db, found.id, rows.map(work.result))
  })
  await endStep(ctx.db, found.id, claim, { state: 'ready', counts })
}

const isLeftOut = ({ fate }: Planned): boolean => fate === 'wrong' || fate === 'waits'

/** Ends the transaction of an import that is all or nothing. */
const wrongRows = new Error('rows are wrong that were not when somebody said yes')

async function importAll<Row extends Planned>(ctx: Context, found: ImportRecord, claim: string, work: ImportWork<Row>) {
  try {
    await transaction(ctx, async (ctx) => {
      await work.lock(ctx)
      const counts = await eachPart(ctx, found, claim, work, async (rows) => {
        if (found.all_or_nothing && rows.some(isLeftOut)) throw wrongRows
        await work.apply(ctx, rows)
        await saveFates(ctx.db, found.id, rows.map(work.result))
      })
      await work.finish(ctx, counts)
      const ended = await endStep(ctx.db, found.id, claim, { state: 'done', counts, at: ctx.clock.now() })
      if (!ended) throw new Error(`import ${found.id} was taken over`)
    })
  } catch (error) {
    if (error !== wrongRows) throw error
    if (await beginStep(ctx.db, found.id, ['importing'], { state: 'checking' })) await runImport(ctx, found.id)
  }
}

/** Plans the rows part by part and hands each part on, saying how far it is. Returns what became of all of them. */
async function eachPart<Row extends Planned>(
  ctx: Context,
  { id }: ImportRecord,
  claim: string,
  { planner }: ImportWork<Row>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<RowCounts> {
  const plan = await planner(ctx)
  const counts: RowCounts = { new: 0, changed: 0, same: 0, wrong: 0, waits: 0 }
  let progress = 0
  for (let after = 0; ; ) {
    const lines = await importRows(ctx.db, id, { after, limit: BATCH_SIZE })
    const planned = await plan(lines)
    for (const { fate } of planned) counts[fate]++
    if (planned.length > 0) await work(planned)
    progress += lines.length
    // On another connection, so that it shows while the transaction runs.
    await noteProgress(ctx.aside, id, claim, { progress, until: addMinutes(ctx.clock.now(), LEASE_MINUTES) })
    after = lines.at(-1)?.line ?? after
    if (lines.length < BATCH_SIZE) return counts
  }
}
