import { keepOwnBooks } from '#core/machines/own-books.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('PATCH /shops/:shopId/own-books', {
  summary: "Says whether the shop's own books set its stock, so that nothing is taken off at completion",
  access: signedIn,
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => keepOwnBooks(ctx, actor, params.shopId, body),
})
