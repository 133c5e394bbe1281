/** A change that an open browser is told of, so that it reads anew. It never carries the data itself. */
export type RealtimeEvent =
  | { type: 'booking_changed'; bookingId: string }
  | { type: 'thread_changed'; threadId: string }
  | { type: 'messages_read' }
  | { type: 'session_ended' }

/** How somebody without an account shows what they may listen to: the token of their private link. */
export type RealtimeAuth = { thread?: string; booking?: string }
