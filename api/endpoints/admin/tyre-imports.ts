import { fileTooLarge } from '#core/media/inspect/sheet-refusals.ts'
import {
  catalogueResult,
  confirmCatalogueImport,
  failedTyres,
  readCatalogueImport,
  readCatalogueRows,
  startCatalogueImport,
} from '#core/tyres/imports/catalogue/catalogue-imports.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'
import { csvFile } from '../../send-file.ts'

const admin = adminFor('tyres')

/** Lists of tyres that come into the central tyre database. */
export const tyreImports = routes({
  'POST /admin/tyre-imports': {
    summary: 'Begins an import of a list of tyres',
    access: admin,
    rateLimit: perMinute(10),
    tooLarge: fileTooLarge,
    unseen: () => true,
    handle: async ({ ctx, actor, query: { name }, file }) =>
      startCatalogueImport(ctx, actor, { name, bytes: await file() }),
  },
  'GET /admin/tyre-imports/:id/errors.csv': {
    summary: 'Gives the rows of an import of tyres that are wrong, and why',
    access: admin,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await failedTyres(ctx, actor, params.id)),
  },
  'GET /admin/tyre-imports/:id/result.csv': {
    summary: 'Gives what became of each row of an import of tyres',
    access: admin,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor, params }) => csvFile(await catalogueResult(ctx, actor, params.id)),
  },
  'GET /admin/tyre-imports/:id': {
    summary: 'Shows how far an import of tyres is',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params }) => readCatalogueImport(ctx, actor, params.id),
  },
  'GET /admin/tyre-imports/:id/rows': {
    summary: 'Lists what becomes of each row of an import of tyres',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, params, query }) => readCatalogueRows(ctx, actor, params.id, query),
  },
  'POST /admin/tyre-imports/:id/confirm': {
    summary: 'Stores the good rows in one transaction, or nothing if one is wrong and that is wanted',
    access: admin,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => confirmCatalogueImport(ctx, actor, params.id, body),
  },
})
