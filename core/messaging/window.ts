/** WhatsApp lets us write freely for 24 hours after a person's last message. */
const WINDOW_MS = 24 * 3_600_000
/** A message queued in the last minutes may reach WhatsApp too late. */
const MARGIN_MS = 10 * 60_000

/** Until when we may write freely to somebody who wrote last at that moment, with a margin for the way. */
export const windowEnd = (lastInboundAt: Date): Date => new Date(lastInboundAt.getTime() + WINDOW_MS - MARGIN_MS)

/** Whether WhatsApp lets us write freely at that moment, with a margin for the way. */
export const isWindowOpen = (lastInboundAt: Date | null, at: Date): boolean =>
  lastInboundAt !== null && at < windowEnd(lastInboundAt)
