import type { Endpoint } from '../../route.ts'
import check from './check.ts'
import list from './list.ts'

/** WhatsApp's templates and their approval. */
export const templateEndpoints: readonly Endpoint[] = [list, check]
