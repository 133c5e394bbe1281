import { readCatalogueImport } from '#core/imports/catalogue/catalogue-imports.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/tyre-imports/:id', {
  summary: 'Shows how far an import of tyres is',
  access: adminFor('tyres'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, params }) => readCatalogueImport(ctx, actor, params.id),
})
