import { bookOnWeb } from '#core/bookings/guests/book-on-web.ts'
import { Problem } from '#core/contracts/problem.ts'
import { BookedOnWeb, BookOnWeb } from '#core/contracts/web-bookings.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/bookings',
  says: 'Ask a shop for a fitting or another service',
  who: anyone,
  limit: perMinute(6),
  idempotent: true,
  body: BookOnWeb,
  answers: { 201: BookedOnWeb, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, visitor, body }) => bookOnWeb(ctx, actor, visitor?.account, body),
})
