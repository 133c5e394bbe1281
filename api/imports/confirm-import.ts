import { confirmImport } from '#core/imports/imports.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /imports/:id/confirm', {
  summary: 'Imports the good rows in one transaction, or nothing if one is wrong and that is wanted',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => confirmImport(ctx, actor, params.id, body),
})
