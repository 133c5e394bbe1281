import { createAlert } from '#core/alerts/create-alert.ts'
import { AlertMade, AlertWish } from '#core/contracts/alerts.ts'
import { Problem } from '#core/contracts/problem.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { signedIn } from '../who.ts'

export default route({
  post: '/alerts',
  says: 'Be told of offers that fit; asking for it is the yes to such messages',
  who: signedIn,
  limit: perMinute(20),
  idempotent: true,
  body: AlertWish,
  answers: { 201: AlertMade, 409: Problem },
  handle: ({ ctx, actor, body }) => createAlert(ctx, actor, body, 'web'),
})
