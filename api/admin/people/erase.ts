import { erasePerson } from '#core/people/for-person.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/people/:contactId/erase', {
  summary: 'Erases a person for good, because they ask for it',
  access: adminFor('people', { codeAgain: true }),
  rateLimit: perMinute(6),
  handle: async ({ ctx, actor, params }) => void (await erasePerson(ctx, actor, params.contactId)),
})
