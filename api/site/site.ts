import { SiteContent } from '#core/contracts/site.ts'
import { siteContent } from '#core/site/site-content.ts'
import { perMinute } from '../allowance.ts'
import { route } from '../route.ts'
import { anyone } from '../who.ts'

export default route({
  get: '/site',
  says: 'What the website says of the product, and where help is',
  who: anyone,
  limit: perMinute(120),
  caches: 'each time',
  answers: { 200: SiteContent },
  handle: ({ ctx }) => siteContent(ctx),
})
