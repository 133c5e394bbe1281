import { makeLabel } from '#core/inbox/labels.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/labels', {
  summary: 'Makes a label',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => makeLabel(ctx, actor, params.shopId, body),
})
