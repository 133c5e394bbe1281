import { listAlerts } from '#core/alerts/list-alerts.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /alerts', {
  summary: 'Lists my alerts, oldest first',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor }) => listAlerts(ctx, actor),
})
