import { publishLegalText } from '#core/legal/publish.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/legal/:name/versions', {
  summary: 'Publishes the next version of a legal text, from a day on',
  access: adminFor('content', { codeAgain: true }),
  rateLimit: perMinute(6),
  handle: ({ ctx, actor, params, body }) => publishLegalText(ctx, actor, params.name, body),
})
