import { readAddedTyres } from '#core/tyres/read-tyres.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/tyres-to-review', {
  summary: 'Lists tyres that shops added, with those of the catalogue that they may be',
  access: adminFor('tyres'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor }) => readAddedTyres(ctx, actor),
})
