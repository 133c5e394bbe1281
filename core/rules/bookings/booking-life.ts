import type { BookingStatus, BookingView, OfferSide, OfferState } from '#core/contracts/bookings.ts'
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

/** The shop is expected, or has begun. */
export const isAtWork = (status: BookingStatus): boolean => status === 'confirmed' || status === 'in_progress'

type Asked = { awaiting: OfferSide | null; offers: readonly { by: OfferSide; state: OfferState }[] }

/** The shop has to answer: a request, or what the driver offers. */
export const waitsForShop = ({ awaiting, offers }: Asked): boolean =>
  awaiting === 'shop' || offers.some(({ by, state }) => by === 'customer' && state === 'open')

/** The driver has to answer what the shop offers. */
export const waitsForCustomer = ({ offers }: Asked): boolean =>
  offers.some(({ by, state }) => by === 'shop' && state === 'open')

/** A request without an answer ends after so many minutes of opening time, or when its slot begins. */
export const openingMinutesToAnswer = 4 * 60
/** The shop is reminded of a request, and its driver told that nobody answered, after so many minutes of opening time. */
export const OPENING_MINUTES_TO_REMINDER = 10
/** A proposed time stands for a day, or until it begins. */
export const minutesToAcceptProposal = 24 * 60
/** The driver may change or cancel until so many minutes before the start. */
export const minutesBeforeStartToCancel = 2 * 60

/** Nobody has stayed away before so many minutes after the time. */
export const MINUTES_TO_NO_SHOW = 15
export const noShowFrom = (start: Date): Date => addMinutes(start, MINUTES_TO_NO_SHOW)

/** Whether it is too late for the driver to change what is confirmed for that start. */
export const isTooLateToChange = (start: Date, now: Date): boolean =>
  addMinutes(start, -minutesBeforeStartToCancel) < now

/** The end of the shop's time to answer: after the opening time above, or when the first of these starts comes. */
export const shopAnswersBy = (hours: ShopHours, now: Date, ...starts: (Date | null)[]): Date =>
  earliest(addOpeningTime(hours, now, openingMinutesToAnswer), starts, now)

/** The end of the driver's time to answer a proposal. */
export const driverAnswersBy = (now: Date, ...starts: (Date | null)[]): Date =>
  earliest(addMinutes(now, minutesToAcceptProposal), starts, now)

/** A start in the past sets no limit. */
const earliest = (latest: Date, starts: readonly (Date | null)[], now: Date): Date =>
  starts.reduce<Date>((first, start) => (start && start > now && start < first ? start : first), latest)

/** It was asked for and never confirmed. */
export const wasRequest = ({ appointmentStart }: Pick<BookingView, 'appointmentStart'>): boolean =>
  appointmentStart === null

/** What a shop takes back: a yes or a no, what it offered, a step of its work, or what it changed. */
export type Undone = 'yes' | 'no' | 'offer' | 'work' | 'change'

/** Reasons that the product itself gives; others are words of a person. */
export const cancelReasons = {
  noAnswer: 'no answer',
  notConfirmed: 'number or e-mail not confirmed',
  proposalUnanswered: 'proposed time not answered',
  proposalDeclined: 'proposed time declined',
  noShow: 'no show',
  takenElsewhere: 'taken at another shop',
  shopBlocked: 'the shop cannot be booked at the moment',
} as const
