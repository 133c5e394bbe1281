import { bookingView } from '#core/bookings/booking-view.ts'
import { calendarLink } from '#core/bookings/calendar/calendar-file.ts'
import { inMessages } from '#core/bookings/load-booking.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { MoveEnd } from '#core/events.ts'
import { cancelReasons, isTooLateToChange, type Undone } from '#core/rules/bookings/booking-life.ts'
import type { Corrected } from '#core/rules/bookings/corrections.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'

export type Audience = 'shop' | 'customer'

/** How a question to move the booking ended, if the notice tells that. */
export type MoveEnded = { askedBy: Audience; why: MoveEnd }

/** What the shop has taken back, if the notice tells that. */
export type TakenBack = { undone: Undone; offers: readonly string[] }

/** Who pays for it has said yes, if the notice tells that. */
export type PayerAgreed = { name: string; totalCents: number }

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
  payer?: PayerAgreed
}

type Happened = {
  moveEnded?: MoveEnded | undefined
  correction?: CorrectionMade | undefined
  takenBack?: TakenBack | undefined
  payer?: PayerAgreed | undefined
}

export function bookingFacts(
  ctx: Context,
  row: BookingRow,
  audience: Audience,
  { moveEnded, correction, takenBack, payer }: Happened = {},
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
    ...(payer && { payer }),
  }
}

export const isConfirmed = ({ status }: BookingView): boolean => status === 'confirmed'
export const isAgreed = ({ status }: BookingView): boolean => status === 'confirmed' || status === 'in_progress'
export const customerWasSilent = ({ cancelReason }: BookingView): boolean =>
  cancelReason === cancelReasons.proposalUnanswered
/** The customer proved neither number nor address in time. */
export const wasNotConfirmed = ({ cancelReason }: BookingView): boolean => cancelReason === cancelReasons.notConfirmed
/** The driver took what the shop had offered. */
export const wasProposed = ({ preferredStart, appointmentStart, offers }: BookingView): boolean =>
  preferredStart !== appointmentStart || offers.some(({ by, state }) => by === 'shop' && state === 'taken')

const MINUTES_TO_TAP = 10

/** The driver may still change it for long enough to tap the button. */
export const isChangeable = ({ appointmentStart }: BookingView, now: Date): boolean =>
  appointmentStart !== null && !isTooLateToChange(new Date(appointmentStart), addMinutes(now, MINUTES_TO_TAP))
