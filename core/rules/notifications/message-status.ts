/** The status of a message that was handed to WhatsApp. */
export type SentStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'delivered' | 'read'

/** A failure outweighs 'sent', and proof of delivery outweighs a failure: so every order of reports ends the same. */
const order: readonly SentStatus[] = ['queued', 'sending', 'sent', 'failed', 'delivered', 'read']

/** The statuses that a report of `next` may replace. */
export const statusesBelow = (next: SentStatus): SentStatus[] => order.slice(0, order.indexOf(next))

/** The later one of two statuses, in the order above. */
export const higherStatus = (a: SentStatus, b: SentStatus): SentStatus => (order.indexOf(a) >= order.indexOf(b) ? a : b)
