import type { Actor } from '#core/actor.ts'
import { adminsOnly, canAdmin } from '#core/admin-policy.ts'
import { type Audited, noteAudit } from '#core/audit/note-audit.ts'
import { tellVocabulary } from '#core/catalogue/vocabulary.ts'
import type { Context } from '#core/context.ts'
import type { FitmentForm, FitmentImport, FitmentImportRow } from '#core/contracts/admin/fitment.ts'
import { Refusal } from '#core/errors.ts'
import type { SheetLine } from '#core/media/inspect/sheet.ts'
import { sizeRow } from '#core/rules/tyres/size-row.ts'
import { fitmentColumns, fitmentColumnsIn, readFitment, sizeIn } from '#core/rules/vehicles/fitment-sheet.ts'
import { pairText } from '#core/rules/vehicles/pair-text.ts'
import { transaction } from '#core/transaction.ts'
import { readSheet } from '#core/tyres/imports/import-work.ts'
import { hasWrongRows } from '#core/tyres/imports/lists.ts'
import { allFitments, insertFitment, lockFitment, replaceSizes, updateFitment } from '#db/queries/fitment/fitments.ts'
import { settleKnownVehicle } from '#db/queries/fitment/unknown-vehicles.ts'
import { addSizes } from '#db/queries/inventory/stock-rows.ts'
import { fitmentView, pairsOf, stateOf, valuesOf } from './fitment-view.ts'

/** So many are written in one transaction within seconds. */
const MAX_ROWS = 2_000

const columnsMissing = () =>
  new Refusal('COLUMNS_MISSING', `The first row must name the columns: ${fitmentColumns.join(', ')}.`, 422)
const tooManyRows = () => new Refusal('TOO_MANY_ROWS', 'The file has more than 2 000 rows. Please split it.', 413)

type Planned = { row: FitmentImportRow; form?: FitmentForm; id?: string; before?: object }

/** The right is asked before a byte is read. Throws NOT_ALLOWED. */
function mayImportFitment(actor: Actor): void {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
}

/** Says what would become of each row, and changes nothing. Throws NOT_ALLOWED, and what is wrong with the file. */
export async function previewFitment(ctx: Context, actor: Actor, bytes: Uint8Array): Promise<FitmentImport> {
  mayImportFitment(actor)
  return viewOf(await plan(ctx, await linesIn(bytes)), false)
}

/**
 * Writes every row of the file, or none if one of them is wrong. Throws NOT_ALLOWED, IMPORT_HAS_ERRORS, and what is
 * wrong with the file.
 */
export async function importFitment(ctx: Context, actor: Actor, bytes: Uint8Array): Promise<FitmentImport> {
  if (!canAdmin(actor, 'fitment')) throw adminsOnly()
  const lines = await linesIn(bytes)
  return transaction(ctx, async (ctx) => {
    await lockFitment(ctx.db)
    const planned = await plan(ctx, lines)
    const wrong = planned.filter(({ row }) => row.fate === 'wrong').length
    if (wrong > 0) throw hasWrongRows(wrong)
    const entries: Audited[] = []
    for (const { row, form, id, before } of planned) {
      if (!form || row.fate === 'same') continue
      const entityId = await writeFitment(ctx, form, id)
      if (entityId === undefined) throw new Error(`row ${row.line} was planned and could not be written`)
      const after = stateOf({ ...form, sizes: pairsOf(form.sizes) })
      const action = before ? 'update' : 'create'
      entries.push({
        contactId: actor.contactId,
        action,
        entity: 'fitment',
        entityId,
        ...(before && { before }),
        after,
      })
    }
    await noteAudit(ctx, ...entries)
    return viewOf(planned, true)
  })
}

async function linesIn(bytes: Uint8Array): Promise<SheetLine[]> {
  const lines = await readSheet(bytes)
  if (lines.length - 1 > MAX_ROWS) throw tooManyRows()
  return lines
}

type Named = Pick<FitmentForm, 'make' | 'model' | 'variant' | 'yearFrom'>
const nameOf = ({ make, model, variant }: Named): string => [make, model, variant].join('\n')
const keyOf = (row: Named): string => [nameOf(row), row.yearFrom].join('\n')

async function plan(ctx: Context, [heading, ...lines]: readonly SheetLine[]): Promise<Planned[]> {
  const columns = fitmentColumnsIn(heading?.cells ?? [])
  if (!columns) throw columnsMissing()
  const known = (await allFitments(ctx.db)).map(fitmentView)
  const byKey = new Map(known.map((row) => [keyOf(row), row]))
  const after = new Map<string, Named & { yearTo: number | null }>(byKey)
  const seen = new Map<string, number>()
  const planned = lines.map(({ line, cells }): Planned => {
    const read = readFitment(cells, columns)
    const blank = { line, vehicle: cells.slice(0, 3).join(' ').trim().slice(0, 120), sizes: '', overlaps: false }
    if ('problem' in read) return { row: { ...blank, fate: 'wrong', problem: `Row ${line}: ${read.problem}` } }
    const form = read.value
    const row = {
      ...blank,
      vehicle: [form.make, form.model, form.variant, form.yearFrom].filter(Boolean).join(' '),
      sizes: form.sizes.map(pairText).join(', '),
    }
    const twin = seen.get(keyOf(form))
    if (twin !== undefined)
      return { row: { ...row, fate: 'wrong', problem: `Row ${line}: The same vehicle and year as row ${twin}` } }
    seen.set(keyOf(form), line)
    after.set(keyOf(form), form)
    const { id, overlaps: _, ...before } = byKey.get(keyOf(form)) ?? { id: undefined, overlaps: false }
    if (id === undefined) return { row: { ...row, fate: 'new', problem: null }, form }
    const state = stateOf({ ...form, ...before } as FitmentForm)
    const isSame = JSON.stringify(state) === JSON.stringify(stateOf({ ...form, sizes: pairsOf(form.sizes) }))
    return { row: { ...row, fate: isSame ? 'same' : 'changed', problem: null }, form, id, before: state }
  })
  const byName = Map.groupBy(after.values(), nameOf)
  return planned.map((one) => ({
    ...one,
    row: { ...one.row, overlaps: one.form !== undefined && overlaps(one.form, byName) },
  }))
}

const NEVER = 9999

function overlaps(
  form: FitmentForm,
  byName: ReadonlyMap<string, readonly (Named & { yearTo: number | null })[]>,
): boolean {
  const others = (byName.get(nameOf(form)) ?? []).filter(({ yearFrom }) => yearFrom !== form.yearFrom)
  return others.some(({ yearFrom, yearTo }) => yearFrom <= (form.yearTo ?? NEVER) && form.yearFrom <= (yearTo ?? NEVER))
}

function viewOf(planned: readonly Planned[], imported: boolean): FitmentImport {
  const rows = planned.map(({ row }) => row)
  const count = (fate: FitmentImportRow['fate']) => rows.filter((row) => row.fate === fate).length
  return {
    rows,
    counts: { new: count('new'), changed: count('changed'), same: count('same'), wrong: count('wrong') },
    imported,
  }
}

/**
 * Writes a row with its sizes, those that the catalogue lacks as well, in the running transaction; what people looked
 * up in vain and this row holds is settled. Undefined if the vehicle has a row from that year on.
 */
export async function writeFitment(ctx: Context, form: FitmentForm, id?: string): Promise<string | undefined> {
  const values = valuesOf(form)
  const written = id === undefined ? await insertFitment(ctx.db, values) : await updateFitment(ctx.db, id, values)
  if (written === undefined) return undefined
  const pairs = pairsOf(form.sizes)
  const sizes = pairs
    .flatMap(({ front, rear }) => [front, rear])
    .flatMap((code) => (code === null ? [] : (sizeIn(code) ?? [])))
  await addSizes(ctx.db, sizes.map(sizeRow).map(withNumbers))
  await replaceSizes(ctx.db, written, pairs)
  const { make, model, yearFrom: from, yearTo: to } = form
  await settleKnownVehicle(ctx.db, { make, model, from, to }, ctx.clock.now())
  await tellVocabulary(ctx)
  return written
}

const withNumbers = (row: ReturnType<typeof sizeRow>) => ({
  ...row,
  overall_diameter_in: row.overall_diameter_in === null ? null : Number(row.overall_diameter_in),
  section_width_in: row.section_width_in === null ? null : Number(row.section_width_in),
})
