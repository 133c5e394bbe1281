import { RequestQuote } from '#core/contracts/forms/messages.ts'
import { Problem } from '#core/contracts/problem.ts'
import { QuoteMade } from '#core/contracts/threads.ts'
import { requestQuote } from '#core/quotes/request-quote.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/quotes',
  says: 'Ask a shop for a price; who is signed in need not say what the account says already',
  who: anyone,
  limit: perMinute(6),
  idempotent: true,
  body: RequestQuote,
  answers: { 201: QuoteMade, 403: Problem, 404: Problem, 409: Problem },
  handle: ({ ctx, actor, visitor, body }) =>
    orFail(ctx, 'THREAD_CREATION_FAILED', () => requestQuote(ctx, actor, visitor?.account, body)),
})
