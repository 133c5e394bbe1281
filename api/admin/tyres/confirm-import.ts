import { confirmCatalogueImport } from '#core/imports/catalogue/catalogue-imports.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/tyre-imports/:id/confirm', {
  summary: 'Stores the good rows in one transaction, or nothing if one is wrong and that is wanted',
  access: adminFor('tyres'),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => confirmCatalogueImport(ctx, actor, params.id, body),
})
