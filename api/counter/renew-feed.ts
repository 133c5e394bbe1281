import { renewCalendarFeed } from '#core/counter/calendar-feed.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /shops/:shopId/calendar-feed/renew', {
  summary: 'Ends every address of the shop’s calendar and makes a new one',
  access: signedInTo('You need to log in to access the business dashboard.'),
  rateLimit: perMinute(10),
  handle: ({ ctx, actor, params }) => renewCalendarFeed(ctx, actor, params.shopId),
})
