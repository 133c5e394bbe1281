import { stopAlerts } from '#core/alerts/switch-alerts.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /alerts/stop', {
  summary: 'Switches all my alerts off',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor }) => ({ changed: await stopAlerts(ctx, actor, 'web') }),
})
