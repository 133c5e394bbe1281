import { previewLegalText } from '#core/legal/publish.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/legal/preview', {
  summary: 'Shows how a legal text will look, and what is wrong with it',
  access: adminFor('content'),
  rateLimit: perMinute(120),
  handle: ({ actor, body }) => previewLegalText(actor, body.markup),
})
