import { type ImportRecord, insertImport, insertImportRows } from '#db/queries/inventory/imports.ts'
import type { TestContext } from '../context.ts'

/** An import of one good row whose columns are known, at the point where a person looks at it. */
export async function makeImport(
  ctx: TestContext,
  { id }: { id: string },
  state: ImportRecord['state'] = 'ready',
): Promise<ImportRecord> {
  const made = await insertImport(ctx.db, {
    shop_id: id,
    file_name: 'stock.csv',
    header: ['Brand', 'Model', 'Size', 'Price', 'Stock'],
    columns: JSON.stringify({ brand: 0, model: 1, size: 2, price: 3, quantity: 4 }),
    state,
    total: 1,
    rows_new: 1,
    created_at: ctx.clock.now(),
  })
  await insertImportRows(ctx.db, made.id, [{ line: 2, cells: ['Michelin', 'Pilot', '205/55R16', '1 899', '4'] }])
  return made
}

/** An import of one tyre for the catalogue, at the point where an admin looks at it. */
export async function makeTyreImport(ctx: TestContext, model: string): Promise<ImportRecord> {
  const made = await insertImport(ctx.db, {
    shop_id: null,
    file_name: 'tyres.csv',
    header: ['Brand', 'Model', 'Size'],
    columns: JSON.stringify({ brand: 0, model: 1, size: 2 }),
    state: 'ready',
    total: 1,
    rows_new: 1,
    created_at: ctx.clock.now(),
  })
  await insertImportRows(ctx.db, made.id, [{ line: 2, cells: ['Michelin', model, '205/55R16'] }])
  return made
}
