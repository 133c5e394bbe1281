import { bookOnWeb } from '#core/bookings/guests/book-on-web.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /bookings', {
  summary: 'Books a fitting or another service as a guest or signed in',
  access: anyone,
  rateLimit: perMinute(6),
  idempotent: true,
  handle: ({ ctx, actor, visitor, client, body }) => bookOnWeb(ctx, actor, visitor?.account, body, client),
})
