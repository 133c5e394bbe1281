import { changeBrand } from '#core/tyres/brands.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('PATCH /admin/brands/:id', {
  summary: 'Keeps a brand, or corrects its name and what else it is called',
  access: adminFor('tyres'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params, body }) => changeBrand(ctx, actor, params.id, body),
})
