import { unblockPerson } from '#core/moderation/block-person.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('DELETE /admin/blocks/:id', {
  summary: 'Lets a blocked person write to shops and book again',
  access: adminFor('reports'),
  rateLimit: perMinute(60),
  handle: async ({ ctx, actor, params }) => void (await unblockPerson(ctx, actor, params.id)),
})
