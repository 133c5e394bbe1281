import { changeTyre } from '#core/tyres/change-tyre.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/tyres/:id', {
  summary: 'Corrects a tyre; what it was called before still leads to it',
  access: adminFor('tyres'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, body }) => changeTyre(ctx, actor, params.id, body),
})
