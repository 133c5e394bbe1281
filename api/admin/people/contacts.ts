import { openContacts } from '#core/people/person-detail.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/people/:contactId/contacts', {
  summary: 'Shows the whole numbers and addresses of a person, which is noted',
  access: adminFor('people'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => openContacts(ctx, actor, params.contactId),
})
