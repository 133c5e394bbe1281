import type { ReadKey } from '#core/contracts/operations.ts'
import { threadReads } from '../api/messages.ts'

/** What shows the conversations of a shop. */
export const inboxReads = [
  ...threadReads,
  'GET /shops/:shopId/inbox',
  'GET /shops/:shopId/inbox/counts',
  'GET /threads/:id/inbox',
  'GET /threads/:id/notes',
] as const satisfies readonly ReadKey[]
