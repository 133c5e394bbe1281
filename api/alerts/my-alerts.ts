import { listAlerts } from '#core/alerts/list-alerts.ts'
import { Alerts } from '#core/contracts/alerts.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  get: '/alerts',
  says: 'My alerts, oldest first',
  who: signedIn,
  limit: perMinute(60),
  answers: { 200: Alerts },
  handle: ({ ctx, actor }) => listAlerts(ctx, actor),
})
