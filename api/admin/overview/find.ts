import { findByAdmin } from '#core/overview/find.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/find', {
  summary:
    'Finds businesses, people, bookings, deals, tyres, conversations and invoices by a name, number, address or code',
  access: adminFor('search'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, query }) => findByAdmin(ctx, actor, query.q),
})
