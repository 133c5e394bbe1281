import type { Turn } from '#bot/engine/flow.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'

export type MyBookingsDraft = {
  bookingId?: string
  /** What the person came for, when they said so. */
  intent?: 'cancel' | 'move'
  /** The day that the booking is on, when they named it. */
  date?: string
  /** Day and time that it should move to. */
  to?: {
    date?: string | undefined
    time?: string | undefined
    sameTime?: true
    /** The hours that would do, or the first or last of them. */
    window?: { from?: string; to?: string } | undefined
    edge?: 'first' | 'last' | undefined
  }
  /** The day that it is on now. */
  presentDate?: string
  /** Nobody said plainly that it should move: it is asked before the shop is. */
  unsure?: true | undefined
  /** The other shops that may be asked as well, as they were read back. */
  beside?: string
  /** Their names. */
  besideShops?: string[]
  /** The bookings that were listed, with what words name them by. */
  listed?: { id: string; brand: string; date?: string; time?: string }[]
  /** The total that stands, which another price has to be below. */
  totalCents?: number
  /** What the shop is asked for instead of what was agreed. */
  asks?: { listingId?: string; quantity?: number; totalCents?: number }
  /** Free starts on that day, as instants. */
  slots?: string[]
}

declare module '../steps.ts' {
  interface DraftOf {
    'my-bookings': MyBookingsDraft
  }
}

export const findMine = async (bookingId: string | undefined, turn: Turn): Promise<BookingView | undefined> =>
  (await myBookings(turn.ctx, turn.actor, {})).find((one) => one.id === bookingId)
