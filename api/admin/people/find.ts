import { findPeople } from '#core/people/find-people.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/people', {
  summary: 'Finds people by a number, an e-mail address, the code of a booking, or a name',
  access: adminFor('people'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, query }) => findPeople(ctx, actor, query.find),
})
