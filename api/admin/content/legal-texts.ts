import { listLegalTexts } from '#core/legal/publish.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/legal', {
  summary: 'Lists the legal texts with their versions',
  access: adminFor('content'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => listLegalTexts(ctx, actor),
})
