import { siteContent } from '#core/site/site-content.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /site', {
  summary: 'Gives what the website claims about the product, and how to get help',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx }) => siteContent(ctx),
})
