import { bookingView } from '#core/bookings/booking-view.ts'
import { calendarLink } from '#core/bookings/calendar/calendar-token.ts'
import { inMessages } from '#core/bookings/in-messages.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { MoveEnd } from '#core/events.ts'
import type { Undone } from '#core/rules/bookings/booking-life.ts'
import type { Corrected } from '#core/rules/bookings/corrections.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'

export type Audience = 'shop' | 'customer'

/** How a question to move the booking ended, if the notice tells that. */
export type MoveEnded = { askedBy: Audience; why: MoveEnd }

/** What the shop has taken back, if the notice tells that. */
export type TakenBack = { undone: Undone; offers: readonly string[] }

/** What the shop has corrected, if the notice tells that. */
export type CorrectionMade = { corrected: readonly Corrected[]; agreedByPhone: boolean }

/** The facts of a notice about a booking. */
export type BookingFacts = {
  booking: BookingView
  audience: Audience
  directionsUrl: string
  calendarUrl: string
  now: Date
  moveEnded?: MoveEnded
  correction?: CorrectionMade
  takenBack?: TakenBack
}

type Happened = {
  moveEnded?: MoveEnded | undefined
  correction?: CorrectionMade | undefined
  takenBack?: TakenBack | undefined
}

export function bookingFacts(
  ctx: Context,
  row: BookingRow,
  audience: Audience,
  { moveEnded, correction, takenBack }: Happened = {},
): BookingFacts {
  const booking = inMessages(bookingView(row))
  return {
    booking,
    audience,
    directionsUrl: directionsUrl(booking.shop),
    calendarUrl: calendarLink(ctx.config, row.id, row.link_version),
    now: ctx.clock.now(),
    ...(moveEnded && { moveEnded }),
    ...(correction && { correction }),
    ...(takenBack && { takenBack }),
  }
}
