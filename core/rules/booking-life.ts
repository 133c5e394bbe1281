import type { BookingStatus } from '#core/contracts/bookings.ts'

const next: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['in_progress', 'cancelled'],
  in_progress: ['completed'],
  completed: [],
  cancelled: [],
}

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => next[from].includes(to)

/** A request that the shop leaves unanswered ends after so much opening time, or when its slot begins. */
export const openingMinutesToAnswer = 4 * 60
/** When the shop is reminded of a request, in minutes of opening time after it came. */
export const openingMinutesToReminders = [60, 120] as const
/** A time that the shop proposes stands for a day, or until it begins. */
export const minutesToAcceptProposal = 24 * 60
/** The driver may change or cancel until then. */
export const minutesBeforeStartToCancel = 2 * 60

/** Reasons that the product itself gives; others are words of a person. */
export const cancelReasons = {
  noAnswer: 'no answer',
  proposalUnanswered: 'proposed time not answered',
  proposalDeclined: 'proposed time declined',
} as const
