import { resumeAlerts } from '#core/alerts/switch-alerts.ts'
import { AlertsSwitched } from '#core/contracts/alerts.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/alerts/resume',
  says: 'Switch all my alerts on again',
  who: signedIn,
  limit: perMinute(20),
  answers: { 200: AlertsSwitched },
  handle: async ({ ctx, actor }) => ({ changed: await resumeAlerts(ctx, actor, 'web') }),
})
