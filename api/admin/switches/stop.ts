import { stop } from '#core/operations/switches.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/switches/:name/stop', {
  summary: 'Stops the bot, all sending, or deal alerts and announcements, in every process at once',
  access: adminFor('switches', { codeAgain: true }),
  rateLimit: perMinute(20),
  handle: ({ ctx, actor, params, body }) => stop(ctx, actor, params.name, body.reason),
})
