/** Statuses come by themselves; this is for when the connection for that is not there. */
export const POLL_MS = 30_000
