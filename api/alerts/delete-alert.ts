import { deleteAlert } from '#core/alerts/delete-alert.ts'
import { Alert, AlertId } from '#core/contracts/alerts.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  delete: '/alerts/:id',
  says: 'Remove an alert',
  who: signedIn,
  limit: perMinute(20),
  params: AlertId,
  answers: { 200: Alert, 404: Problem },
  handle: ({ ctx, actor, params }) => deleteAlert(ctx, actor, params.id),
})
