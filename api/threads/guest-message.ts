import { GuestMessage } from '#core/contracts/forms/messages.ts'
import { Problem } from '#core/contracts/problem.ts'
import { GuestThreadMade } from '#core/contracts/threads.ts'
import { guestMessage } from '#core/threads/guest-message.ts'
import { orFail } from '#core/threads/refusals.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  post: '/guest-messages',
  says: 'Write to a shop without an account; the answer comes by e-mail and on a private page',
  who: anyone,
  limit: perMinute(4),
  idempotent: true,
  body: GuestMessage,
  answers: { 201: GuestThreadMade, 404: Problem, 409: Problem },
  handle: ({ ctx, body }) => orFail(ctx, 'THREAD_CREATION_FAILED', () => guestMessage(ctx, body)),
})
