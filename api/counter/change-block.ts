import { changeBayBlock } from '#core/counter/bay-blocks.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /bay-blocks/:id', {
  summary: 'Moves, shortens or renames a walk-in',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => changeBayBlock(ctx, actor, params.id, body),
})
