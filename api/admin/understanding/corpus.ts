import { corpusFile } from '#core/understanding/corpus-file.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { route } from '../../route.ts'

export default route('GET /admin/understanding/corpus', {
  summary: 'Gives what admins have labelled, in the form of the corpus',
  access: adminFor('understanding'),
  rateLimit: perMinute(30),
  handle: ({ ctx, actor, query }) => corpusFile(ctx, actor, query),
})
