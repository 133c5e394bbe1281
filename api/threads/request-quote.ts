import { requestQuote } from '#core/quotes/request-quote.ts'
import { orFail } from '#core/threads/refusals.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /quotes', {
  summary: 'Asks a shop for a quote; a signed-in person need not repeat what the account says',
  access: anyone,
  rateLimit: perMinute(6),
  idempotent: true,
  handle: ({ ctx, actor, visitor, client, body }) =>
    orFail(ctx, 'THREAD_CREATION_FAILED', () => requestQuote(ctx, actor, visitor?.account, body, client)),
})
