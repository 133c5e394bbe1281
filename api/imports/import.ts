import { readImport } from '#core/imports/imports.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /imports/:id', {
  summary: 'Shows how far an import of stock is',
  access: signedIn,
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, params }) => readImport(ctx, actor, params.id),
})
