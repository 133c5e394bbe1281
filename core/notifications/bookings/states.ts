import type { BookingView } from '#core/contracts/bookings.ts'
import { cancelReasons, isTooLateToChange } from '#core/rules/bookings/booking-life.ts'
import { addMinutes } from '#core/rules/time/time.ts'

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
