import type { Turn } from '#bot/engine/flow.ts'
import { inMessages } from '#core/bookings/in-messages.ts'
import { oneBooking } from '#core/bookings/load-booking.ts'
import { namingShop } from '#core/bookings/naming-shop.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'

/** What a shop does with one of its bookings beyond answering it. */
export type Verb = 'start' | 'done' | 'noshow' | 'cancel' | 'hide'

/** A shop answers a request, or says how its work goes: what it wants to do, with which one. */
export type DeskDraft = {
  intent?: 'confirm' | 'propose' | 'decline'
  verb?: Verb
  bookingId?: string
  reason?: string
  date?: string | undefined
  time?: string | undefined
  /** When the message that is answered was written, as an instant. */
  seenAt?: string
}

declare module '../steps.ts' {
  interface DraftOf {
    'shop-desk': DeskDraft
  }
}

/** The booking as the shop's side is told of it; to somebody who answers for several shops it says which one. */
export const atDesk = (booking: BookingView, { actor, say }: Turn): BookingView =>
  actor.shops.length > 1 ? namingShop(inMessages(booking), say) : inMessages(booking)

/** The booking, if it is one of the person's shops. */
export async function deskBooking(bookingId: string | undefined, turn: Turn): Promise<BookingView | undefined> {
  try {
    return atDesk(await oneBooking(turn.ctx, turn.actor, bookingId ?? ''), turn)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
