import { readTyre } from '#core/tyres/read-tyres.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/tyres/:id', {
  summary: 'Shows a tyre and what stands on it. A picture is sent to POST /admin/tyres/{id}/image as it is',
  access: adminFor('tyres'),
  rateLimit: perMinute(240),
  handle: ({ ctx, actor, params }) => readTyre(ctx, actor, params.id),
})
