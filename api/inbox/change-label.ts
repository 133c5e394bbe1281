import { changeLabel } from '#core/inbox/labels.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /labels/:id', {
  summary: 'Changes the name or the colour of a label',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, params, body }) => changeLabel(ctx, actor, params.id, body),
})
