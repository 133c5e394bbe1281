/** What an owner can stop at once: the bot's answers, everything that is sent, or deal alerts and announcements. */
export const switchNames = ['bot', 'sending', 'alerts'] as const
export type SwitchName = (typeof switchNames)[number]

/** While the bot is stopped, a person hears so once in this time, however often they write. */
export const TOLD_AGAIN_MINUTES = 60

/** After the bot was stopped for longer, nobody waits for the answer any more. */
export const LONGEST_KEPT_HOURS = 24
