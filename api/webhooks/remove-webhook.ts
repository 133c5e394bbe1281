import { removeWebhook } from '#core/machines/webhooks.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /webhooks/:id', {
  summary: 'Tells an address no more',
  access: signedIn,
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params }) => void (await removeWebhook(ctx, actor, params.id)),
})
