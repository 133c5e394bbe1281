import { randomUUID } from 'node:crypto'
import {
  beginStep,
  claimImport,
  deleteImportsBefore,
  endStep,
  type ImportLine,
  type ImportRecord,
  importRows,
  importsWaiting,
  noteProgress,
  type RowCounts,
  type RowResult,
  releaseImport,
  saveFates,
} from '#db/queries/inventory/imports.ts'
import { lockStock } from '#db/queries/inventory/stock-rows.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import { readRow } from '../rules/imports/row.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { applyRows, publishListings } from './apply.ts'
import { makePlanner, type PlannedRow } from './plan.ts'

const AT_ONCE = 1_000
const LEASE_MINUTES = 2
const MOST_ATTEMPTS = 3
const DAYS_KEPT = 30

/** Does the step that an import waits for: looking at its rows, or importing them. Nothing if another process does. */
export async function runImport(ctx: Context, importId: string): Promise<void> {
  const at = ctx.clock.now()
  const claim = randomUUID()
  const found = await claimImport(ctx.db, importId, { claim, at, until: addMinutes(at, LEASE_MINUTES) })
  if (!found) return
  if (found.attempts > MOST_ATTEMPTS) {
    ctx.log.error({ importId }, 'an import failed too often')
    return void (await endStep(ctx.db, importId, claim, { state: 'failed', at }))
  }
  try {
    await (found.state === 'checking' ? check : importAll)(ctx, found, claim)
  } catch (error) {
    await releaseImport(ctx.db, importId, claim)
    throw error
  }
}

/** Imports whose nudge was lost, or whose process died. Returns how many. */
export async function sweepImports(ctx: Context): Promise<number> {
  const waiting = await importsWaiting(ctx.db, ctx.clock.now())
  for (const id of waiting)
    await runImport(ctx, id).catch((error) => ctx.log.error({ err: error, importId: id }, 'import failed'))
  return waiting.length
}

/** Imports are kept for a month, so that their results can be looked up. */
export const forgetImports = (ctx: Context): Promise<number> =>
  deleteImportsBefore(ctx.db, new Date(addDaysTo(ctx.clock.now(), -DAYS_KEPT)))

const addDaysTo = (at: Date, days: number): number => at.getTime() + days * 24 * 3_600_000

async function check(ctx: Context, found: ImportRecord, claim: string): Promise<void> {
  const counts = await eachPart(ctx, found, claim, async (rows) => {
    await saveFates(ctx.db, found.id, rows.map(resultOf))
  })
  await endStep(ctx.db, found.id, claim, { state: 'ready', counts })
}

/** Ends the transaction of an import that is all or nothing. */
const wrongRows = new Error('rows are wrong that were not when the seller said yes')

async function importAll(ctx: Context, found: ImportRecord, claim: string): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      await lockStock(ctx.db, found.shop_id)
      const listings: string[] = []
      const counts = await eachPart(ctx, found, claim, async (rows) => {
        if (found.all_or_nothing && rows.some(({ fate }) => fate === 'wrong')) throw wrongRows
        listings.push(...(await applyRows(ctx, found.shop_id, rows)))
        await saveFates(ctx.db, found.id, rows.map(resultOf))
      })
      await publishListings(ctx, listings)
      await noteAudit(ctx, {
        contactId: found.contact_id,
        action: 'update',
        entity: 'shop',
        entityId: found.shop_id,
        after: { importId: found.id, rows: counts },
      })
      const ended = await endStep(ctx.db, found.id, claim, { state: 'done', counts, at: ctx.clock.now() })
      if (!ended) throw new Error(`import ${found.id} was taken over`)
    })
  } catch (error) {
    if (error !== wrongRows) throw error
    if (await beginStep(ctx.db, found.id, ['importing'], { state: 'checking' })) await runImport(ctx, found.id)
  }
}

/** Plans the rows part by part and hands each part on, saying how far it is. Returns what became of all of them. */
async function eachPart(
  ctx: Context,
  { id, shop_id, columns }: ImportRecord,
  claim: string,
  work: (rows: readonly PlannedRow[]) => Promise<void>,
): Promise<RowCounts> {
  const plan = await makePlanner(ctx, shop_id)
  const counts: RowCounts = { new: 0, changed: 0, same: 0, wrong: 0 }
  let progress = 0
  for (let after = 0; ; ) {
    const lines = await importRows(ctx.db, id, { after, limit: AT_ONCE })
    const planned = await plan(lines.map((one) => toPlan(one, columns)))
    for (const { fate } of planned) counts[fate]++
    if (planned.length > 0) await work(planned)
    progress += lines.length
    // On another connection, so that it shows while the transaction runs.
    await noteProgress(ctx.aside, id, claim, { progress, until: addMinutes(ctx.clock.now(), LEASE_MINUTES) })
    after = lines.at(-1)?.line ?? after
    if (lines.length < AT_ONCE) return counts
  }
}

const toPlan = ({ line, cells }: ImportLine, columns: ImportRecord['columns']) => ({
  line,
  ...readRow(cells, columns),
})

function resultOf(row: PlannedRow): RowResult {
  const { line, tyre, fate } = row
  if (fate === 'wrong') return { ...nothing, line, tyre, fate, problem: `Row ${line}: ${row.problem}` }
  return {
    line,
    tyre,
    fate,
    problem: null,
    adds_tyre: fate === 'new' && row.adds !== null,
    old_price_cents: row.before?.priceCents ?? null,
    price_cents: row.after.priceCents,
    old_quantity: row.before?.quantity ?? null,
    quantity: row.after.quantity,
  }
}

const nothing = {
  adds_tyre: false,
  old_price_cents: null,
  price_cents: null,
  old_quantity: null,
  quantity: null,
}
