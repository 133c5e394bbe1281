import { endOfQuiet, isQuiet, type QuietHours } from '../time/quiet-hours.ts'
import { addDays, instantOf, localDate } from '../time/time.ts'

const DIGEST_TIME = '09:00'

/** The next time of the person's daily e-mail: nine on their clock, or the end of their quiet hours. */
export function nextDigest(quiet: QuietHours, at: Date): Date {
  const today = localDate(at, quiet.zone)
  const here = instantOf(today, DIGEST_TIME, quiet.zone)
  const next = here > at ? here : instantOf(addDays(today, 1), DIGEST_TIME, quiet.zone)
  return isQuiet(quiet, next) ? endOfQuiet(quiet, next) : next
}
