import { removeNote } from '#core/inbox/notes.ts'
import { signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { route } from '../route.ts'

export default route('DELETE /threads/:id/notes/:noteId', {
  summary: 'Removes a private note',
  access: signedInTo('Please log in to access your messages'),
  rateLimit: perMinute(30),
  handle: async ({ ctx, actor, params }) => void (await removeNote(ctx, actor, params.id, params.noteId)),
})
