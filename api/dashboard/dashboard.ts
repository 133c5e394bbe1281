import { showDashboard } from '#core/dashboard/show-dashboard.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/dashboard', {
  summary: 'Shows the first screen of a shop’s people: numbers, banners, latest bookings, conversations and notices',
  access: signedIn,
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => showDashboard(ctx, actor, params.shopId),
})
