import { z } from 'zod'
import type { AdminArea } from '../rules/admin/admin-areas.ts'
import type { ParticipantRole } from './threads.ts'

/** A change that an open browser is told of, so that it reads anew. It never carries the data itself. */
export type RealtimeEvent =
  | { type: 'booking_changed'; bookingId: string }
  /** A walk-in holds a bay of the shop, or no longer does. */
  | { type: 'bays_changed'; shopId: string }
  /** A driver with a flat tyre and the shops asked: an answer, or the end. */
  | { type: 'rescue_changed' }
  | { type: 'thread_changed'; threadId: string }
  | { type: 'messages_read' }
  /** Price or stock of the shop's own listings; told to its members. */
  | { type: 'stock_changed'; shopId: string }
  /** What the members of a shop should know. */
  | { type: 'notices_changed' }
  /** An answer to a round of quotes, or what became of it; told to its driver and to the shops that were asked. */
  | { type: 'quotes_changed' }
  /** One of us has done something in this part of the console; told to the admins. */
  | { type: 'desk_changed'; area: AdminArea; by: { accountId: string; name: string } }
  /** Somebody of this side writes in a thread that the browser has open. Who it is stays with their own side. */
  | { type: 'typing'; threadId: string; side: ParticipantRole }
  /** Something may have changed that was not told. */
  | { type: 'missed' }
  /** What the person may read or do has changed. */
  | { type: 'access_changed' }
  | { type: 'session_ended' }

/** How somebody without an account shows what they may listen to: the token of their private link. */
export type RealtimeAuth = { thread?: string; booking?: string; quotes?: string }

const OneThread = z.strictObject({ threadId: z.uuid() })
/** What a browser may send: which thread it has open, and that its person writes there. */
export const browserEvents = { join: OneThread, leave: OneThread, typing: OneThread }

type OneThread = z.infer<typeof OneThread>
export type FromBrowser = {
  /** Answers whether the thread may be listened to. */
  join: (thread: OneThread, answer?: (joined: boolean) => void) => void
  leave: (thread: OneThread) => void
  typing: (thread: OneThread) => void
}
export type ToBrowser = { event: (event: RealtimeEvent) => void }
