import { noticePage } from '#core/notifications/in-app.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /notices', {
  summary: 'Lists what I was told in the app, newest first',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, visitor, query }) => noticePage(ctx, visitor.account.id, query),
})
