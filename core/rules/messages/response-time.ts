import { addOpeningTime, type ShopHours } from '../time/opening-hours.ts'

/** A shop answers a message within two hours of its opening time. */
export const ANSWER_MINUTES = 120
/** The members are told when so much of that is left. */
export const WARN_MINUTES_BEFORE = 30

/** When the answer to a message of that moment is due. */
export const answerDue = (hours: ShopHours, since: Date): Date => addOpeningTime(hours, since, ANSWER_MINUTES)

/** When the members are told that it is due soon. */
export const warningDue = (hours: ShopHours, since: Date): Date =>
  addOpeningTime(hours, since, ANSWER_MINUTES - WARN_MINUTES_BEFORE)
