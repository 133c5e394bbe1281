import type { ThreadRef } from '../thread-ref.ts'

export const filesPlace = (of: ThreadRef): string =>
  'token' in of ? `/api/guest-threads/${encodeURIComponent(of.token)}/files` : `/api/threads/${of.id}/files`
