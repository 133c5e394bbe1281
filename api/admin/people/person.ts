import { personDetail } from '#core/people/person-detail.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/people/:contactId', {
  summary: 'Shows one person: contacts with proof, consents, preferences, sessions and blocks',
  access: adminFor('people'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => personDetail(ctx, actor, params.contactId),
})
