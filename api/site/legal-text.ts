import { legalText } from '#core/legal/legal-texts.ts'
import { anyone } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /legal/:name', {
  summary: 'Gives a legal text as it applies today, or one of its versions',
  access: anyone,
  rateLimit: perMinute(120),
  caches: 'each time',
  handle: ({ ctx, params, query }) => legalText(ctx, params.name, query.version),
})
