import { findByAdmin } from '#core/overview/find.ts'
import { platformOverview } from '#core/overview/overview.ts'
import { whatWaits } from '#core/overview/waiting.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('overview')

export const overview = routes({
  'GET /admin/overview': {
    summary: 'Shows the figures of the platform and what happened last',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => platformOverview(ctx, actor),
  },
  'GET /admin/waiting': {
    summary: 'Shows what waits for an admin, how much of it and since when',
    access: admin,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => whatWaits(ctx, actor),
  },
  'GET /admin/find': {
    summary:
      'Finds businesses, people, bookings, deals, tyres, conversations and invoices by a name, number, address or code',
    access: adminFor('search'),
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, query }) => findByAdmin(ctx, actor, query.q),
  },
})
