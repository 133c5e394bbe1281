import { startImport } from '#core/imports/imports.ts'
import { exportStock, failedRows, importResult } from '#core/imports/lists.ts'
import { fileTooLarge } from '#core/inspect/sheet-refusals.ts'
import { stockKeeperOf } from '#core/inventory/stock-access.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { type Endpoint, route } from '../route.ts'
import { csvFile } from '../send-file.ts'

/** Stock as a file, in and out. */
export const stockFileEndpoints: readonly Endpoint[] = [
  route('POST /shops/:shopId/imports', {
    summary: 'Begins an import of stock from a price list',
    access: signedIn,
    rateLimit: perMinute(10),
    tooLarge: fileTooLarge,
    handle: async ({ ctx, actor, params: { shopId }, query: { name }, file }) => {
      await stockKeeperOf(ctx, actor, shopId)
      return startImport(ctx, actor, shopId, { name, bytes: await file() })
    },
  }),
  route('GET /shops/:shopId/stock.csv', {
    summary: 'Gives the stock of the shop as a list that can be imported again',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await exportStock(ctx, actor, params.shopId)),
  }),
  route('GET /imports/:id/errors.csv', {
    summary: 'Gives the rows of an import that are wrong, and why',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await failedRows(ctx, actor, params.id)),
  }),
  route('GET /imports/:id/result.csv', {
    summary: 'Gives what became of each row of an import',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await importResult(ctx, actor, params.id)),
  }),
]
