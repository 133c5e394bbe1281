import { resume } from '#core/operations/switches.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/switches/:name/resume', {
  summary: 'Lets what was stopped go on; what is no longer true does not go out',
  access: adminFor('switches', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => resume(ctx, actor, params.name, body.reason),
})
