import { withdrawConsent } from '#core/people/for-person.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/people/:contactId/withdraw', {
  summary: 'Withdraws a consent because its person asks for it',
  access: adminFor('people'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, body }) => withdrawConsent(ctx, actor, params.contactId, body),
})
