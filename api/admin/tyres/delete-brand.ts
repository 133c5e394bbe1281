import { removeBrand } from '#core/tyres/brands.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/brands/:id', {
  summary: 'Deletes a brand without tyres',
  access: adminFor('tyres'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => {
    await removeBrand(ctx, actor, params.id)
    return undefined
  },
})
