/** How many alerts a person may have. */
export const mostAlerts = 20

const DAY_MS = 24 * 3_600_000

/** After so many days a person is asked whether an alert should go on; without an answer it ends a week later. */
export const askAfterDays = 90
export const answerWithinDays = 7

/** When the person is asked about an alert that counts from then. */
export const askAt = (from: Date): Date => new Date(from.getTime() + askAfterDays * DAY_MS)
/** A question asked before this moment has had its time for an answer. */
export const unansweredSince = (now: Date): Date => new Date(now.getTime() - answerWithinDays * DAY_MS)

/** One message shows so many offers; the others are counted. */
export const mostLines = 5
