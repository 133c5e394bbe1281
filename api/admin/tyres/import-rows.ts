import { readCatalogueRows } from '#core/imports/catalogue/catalogue-imports.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/tyre-imports/:id/rows', {
  summary: 'Lists what becomes of each row of an import of tyres',
  access: adminFor('tyres'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, params, query }) => readCatalogueRows(ctx, actor, params.id, query),
})
