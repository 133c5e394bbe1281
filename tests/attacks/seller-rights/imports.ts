import { makeImport } from '#tests/support/factories/imports.ts'
import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

export const imports: SellerRights = {
  rights: {
    'POST /shops/:shopId/imports': { for: 'members', file: Buffer.from('Brand,Model\nMichelin,Pilot'), works: true },
    'GET /shops/:shopId/imports': { for: 'members' },
    'POST /imports/:id/undo': { for: 'members' },
    'GET /shops/:shopId/stock.csv': { for: 'members' },
    'GET /imports/:id': { for: 'members' },
    'GET /imports/:id/errors.csv': { for: 'members' },
    'GET /imports/:id/result.csv': { for: 'members' },
    'GET /imports/:id/rows': { for: 'members' },
    'PATCH /imports/:id': { for: 'members', body: { columns: { brand: 0, model: 1, size: 2, price: 3 } }, works: true },
    'POST /imports/:id/confirm': { for: 'members', body: { wrong: 'leave_out' } },
  },
  ids: async ({ shop }) => ({ imports: (await makeImport(ctx, shop)).id }),
  tables: ['stock_import', 'stock_import_row', 'stock_import_undo', 'import_columns', 'listing'],
}
