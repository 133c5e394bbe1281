import { listNotes } from '#core/inbox/notes.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('GET /threads/:id/notes', {
  summary: 'Lists the private notes of the shop on a conversation',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(120),
  handle: ({ ctx, actor, params }) => listNotes(ctx, actor, params.id),
})
