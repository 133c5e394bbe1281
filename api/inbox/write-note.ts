import { writeNote } from '#core/inbox/notes.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('POST /threads/:id/notes', {
  summary: 'Writes a private note, which the driver never sees',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  idempotent: true,
  handle: ({ ctx, actor, params, body }) => writeNote(ctx, actor, params.id, body),
})
