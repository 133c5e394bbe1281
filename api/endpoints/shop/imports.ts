import { stockKeeperOf } from '#core/inventory/write-stock.ts'
import { fileTooLarge } from '#core/media/inspect/sheet-refusals.ts'
import {
  changeImport,
  confirmImport,
  listImports,
  readImport,
  readImportRows,
  startImport,
} from '#core/tyres/imports/imports.ts'
import { exportStock, failedRows, importResult } from '#core/tyres/imports/lists.ts'
import { undoImport } from '#core/tyres/imports/undo-import.ts'
import { signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'
import { csvFile } from '../../send-file.ts'

/** Stock as a file, in and out. */
export const imports = routes({
  'POST /shops/:shopId/imports': {
    summary: 'Begins an import of stock from a price list',
    access: signedIn,
    rateLimit: perMinute(10),
    tooLarge: fileTooLarge,
    handle: async ({ ctx, actor, params: { shopId }, query: { name }, file }) => {
      await stockKeeperOf(ctx, actor, shopId)
      return startImport(ctx, actor, shopId, { name, bytes: await file() })
    },
  },
  'GET /shops/:shopId/imports': {
    summary: 'Lists the imports of stock of the last month',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => listImports(ctx, actor, params.shopId),
  },
  'POST /imports/:id/undo': {
    summary: 'Takes back an import of stock for 24 hours; what somebody has changed since stays',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) => undoImport(ctx, actor, params.id),
  },
  'GET /shops/:shopId/stock.csv': {
    summary: 'Gives the stock of the shop as a list that can be imported again',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await exportStock(ctx, actor, params.shopId)),
  },
  'GET /imports/:id/errors.csv': {
    summary: 'Gives the rows of an import that are wrong, and why',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await failedRows(ctx, actor, params.id)),
  },
  'GET /imports/:id/result.csv': {
    summary: 'Gives what became of each row of an import',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await importResult(ctx, actor, params.id)),
  },
  'GET /imports/:id': {
    summary: 'Shows how far an import of stock is',
    access: signedIn,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params }) => readImport(ctx, actor, params.id),
  },
  'PATCH /imports/:id': {
    summary: 'Says which columns of an import hold what, or answers what its rows wait for, and looks at them again',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => changeImport(ctx, actor, params.id, body),
  },
  'GET /imports/:id/rows': {
    summary: 'Lists what becomes of each row of an import',
    access: signedIn,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params, query }) => readImportRows(ctx, actor, params.id, query),
  },
  'POST /imports/:id/confirm': {
    summary: 'Imports the good rows in one transaction, or nothing if one is wrong and that is wanted',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => confirmImport(ctx, actor, params.id, body),
  },
})
