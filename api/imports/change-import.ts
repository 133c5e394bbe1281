import { changeImport } from '#core/imports/imports.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /imports/:id', {
  summary: 'Says which columns of an import hold what, and looks at its rows again',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => changeImport(ctx, actor, params.id, body),
})
