import { addOpeningTime, openMinutesBetween, type ShopHours } from '../time/opening-hours.ts'

/** A shop answers a message within two hours of its opening time. */
export const ANSWER_MINUTES = 120
/** The members are told when so much of that is left. */
export const WARN_MINUTES_BEFORE = 30

/** When the answer to a message of that moment is due. */
export const answerDue = (hours: ShopHours, since: Date): Date => addOpeningTime(hours, since, ANSWER_MINUTES)

/** When the members are told that it is due soon. */
export const warningDue = (hours: ShopHours, since: Date): Date =>
  addOpeningTime(hours, since, ANSWER_MINUTES - WARN_MINUTES_BEFORE)

/** How many answers it takes to say how fast a shop usually is. */
const FEWEST_ANSWERS = 5
type Answer = { asked: Date; answered: Date }

/** The median of the answers in minutes of opening time; null for too few, or a shop without opening times. */
export function usualAnswerMinutes(hours: ShopHours, answers: readonly Answer[]): number | null {
  if (answers.length < FEWEST_ANSWERS || hours.weekly.length === 0) return null
  const sorted = answers
    .map(({ asked, answered }) => openMinutesBetween(hours, asked, answered))
    .sort((one, other) => one - other)
  return Math.ceil(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
