import { calendarFeed } from '#core/counter/calendar-feed.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /shops/:shopId/calendar-feed', {
  summary: 'Shows the secret address of the shop’s calendar to a member',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(60),
  handle: ({ ctx, actor, params }) => calendarFeed(ctx, actor, params.shopId),
})
