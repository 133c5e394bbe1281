import { exportPerson } from '#core/people/for-person.ts'
import { adminFor } from '../../access.ts'
import { perHour } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('POST /admin/people/:contactId/export', {
  summary: 'Exports everything that is stored about a person, because they ask for it',
  access: adminFor('people', { codeAgain: true }),
  rateLimit: perHour(20),
  handle: ({ ctx, actor, params }) => exportPerson(ctx, actor, params.contactId),
})
