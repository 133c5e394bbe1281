import { writeToOwner } from '#core/businesses/write-to-owner.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/businesses/:shopId/messages', {
  summary: 'Writes to the owner of a shop, who can answer',
  access: adminFor('businesses'),
  rateLimit: perMinute(60),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => writeToOwner(ctx, actor, params.shopId, body.text),
})
