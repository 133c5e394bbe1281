import type { BookingStatus } from '#core/contracts/bookings.ts'
import { addOpeningTime, type ShopHours } from '../time/opening-hours.ts'
import { addMinutes } from '../time/time.ts'

const next: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['in_progress', 'cancelled'],
  in_progress: ['completed'],
  completed: [],
  cancelled: [],
}

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => next[from].includes(to)

type Asked = { awaiting: 'shop' | 'customer' | null; move: { by: 'shop' | 'customer' } | null }

/** The shop has to answer: a request, or the driver's wish for another time. */
export const waitsForShop = ({ awaiting, move }: Asked): boolean => awaiting === 'shop' || move?.by === 'customer'

/** The driver has to answer: a proposed time, or the shop's wish for another one. */
export const waitsForCustomer = ({ awaiting, move }: Asked): boolean => awaiting === 'customer' || move?.by === 'shop'

/** A request that the shop leaves unanswered ends after so much opening time, or when its slot begins. */
export const openingMinutesToAnswer = 4 * 60
/** When the shop is reminded of a request, in minutes of opening time after it came. */
export const openingMinutesToReminders = [60, 120] as const
/** A time that the shop proposes stands for a day, or until it begins. */
export const minutesToAcceptProposal = 24 * 60
/** The driver may change or cancel until then. */
export const minutesBeforeStartToCancel = 2 * 60

/** Whether the driver may no longer change what is confirmed for that start. */
export const isTooLateToChange = (start: Date, now: Date): boolean =>
  addMinutes(start, -minutesBeforeStartToCancel) < now

/** Until when the shop may answer what the driver asked: so much opening time, or until the first of these begins. */
export const shopAnswersBy = (hours: ShopHours, now: Date, ...starts: (Date | null)[]): Date =>
  earliest(addOpeningTime(hours, now, openingMinutesToAnswer), starts, now)

/** Until when the driver may answer what the shop proposed. */
export const driverAnswersBy = (now: Date, ...starts: (Date | null)[]): Date =>
  earliest(addMinutes(now, minutesToAcceptProposal), starts, now)

/** A start that has passed limits nothing. */
const earliest = (latest: Date, starts: readonly (Date | null)[], now: Date): Date =>
  starts.reduce<Date>((first, start) => (start && start > now && start < first ? start : first), latest)

/** Reasons that the product itself gives; others are words of a person. */
export const cancelReasons = {
  noAnswer: 'no answer',
  notConfirmed: 'number or e-mail not confirmed',
  proposalUnanswered: 'proposed time not answered',
  proposalDeclined: 'proposed time declined',
  noShow: 'no show',
} as const
