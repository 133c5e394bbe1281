import type { RealtimeEvent } from '#core/contracts/realtime.ts'

/** 'resumed': what changed until now may not have been told, so that everything is read anew. */
export type News = RealtimeEvent | { type: 'resumed' }
