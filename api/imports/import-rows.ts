import { readImportRows } from '#core/imports/imports.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /imports/:id/rows', {
  summary: 'Lists what becomes of each row of an import',
  access: signedIn,
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, params, query }) => readImportRows(ctx, actor, params.id, query),
})
