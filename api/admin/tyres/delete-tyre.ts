import { deleteTyre } from '#core/tyres/change-tyre.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/tyres/:id', {
  summary: 'Deletes a tyre that no shop lists',
  access: adminFor('tyres'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => {
    await deleteTyre(ctx, actor, params.id)
    return undefined
  },
})
