import { keepThread } from '#core/threads/keep-thread.ts'
import { customer } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /guest-threads/:token/keep', {
  summary: "Puts a guest's conversation among mine, because I hold its private link",
  access: customer,
  rateLimit: perMinute(10),
  handle: async ({ ctx, actor, params }) => {
    await keepThread(ctx, actor, params.token)
    return undefined
  },
})
