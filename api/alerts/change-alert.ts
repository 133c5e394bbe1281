import { changeAlert } from '#core/alerts/change-alert.ts'
import { AlertChanges, AlertId, AlertMade } from '#core/contracts/alerts.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  patch: '/alerts/:id',
  says: 'Change an alert and switch it on',
  who: signedIn,
  limit: perMinute(20),
  params: AlertId,
  body: AlertChanges,
  answers: { 200: AlertMade, 404: Problem },
  handle: ({ ctx, actor, params, body }) => changeAlert(ctx, actor, params.id, body, 'web'),
})
