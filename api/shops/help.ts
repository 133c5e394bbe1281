import { emergencyHelp } from '#core/shops/emergency-help.ts'
import { helpView } from '#core/shops/help-view.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /help', {
  summary: 'Names who comes to a flat tyre at that place now, or opens next, with the number to call',
  access: anyone,
  rateLimit: perMinute(60),
  caches: 'each time',
  handle: async ({ ctx, query }) => helpView(await emergencyHelp(ctx, query), ctx.clock.now()),
})
