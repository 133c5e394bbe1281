import { deleteAlert } from '#core/alerts/delete-alert.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /alerts/:id', {
  summary: 'Removes an alert',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params }) => deleteAlert(ctx, actor, params.id),
})
