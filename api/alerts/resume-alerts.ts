import { resumeAlerts } from '#core/alerts/switch-alerts.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /alerts/resume', {
  summary: 'Switches all my alerts on again',
  access: signedIn,
  rateLimit: perMinute(20),
  handle: async ({ ctx, actor }) => ({ changed: await resumeAlerts(ctx, actor, 'web') }),
})
