import { removeLabel } from '#core/inbox/labels.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /labels/:id', {
  summary: 'Removes a label from the shop and from its conversations',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params }) => void (await removeLabel(ctx, actor, params.id)),
})
