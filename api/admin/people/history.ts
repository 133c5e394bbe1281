import { personHistory } from '#core/people/person-history.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/people/:contactId/history', {
  summary: 'Lists what was sent to a person, or not, and why; never the words',
  access: adminFor('people'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params, query }) => personHistory(ctx, actor, params.contactId, query),
})
