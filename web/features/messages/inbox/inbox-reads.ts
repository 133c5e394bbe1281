import type { ReadKey } from '#core/contracts/operations.ts'
import { threadReads } from '../api/messages.ts'

/** What shows the conversations of a shop with what its counter adds. */
export const inboxReads = [...threadReads, 'GET /threads/:id/notes'] as const satisfies readonly ReadKey[]
