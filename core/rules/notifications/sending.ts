/**
 * A token bucket: `burst` at once, then one in each `everyMs`. WhatsApp lets about one message in six seconds go to the
 * same person and lends up to 45 in advance; 30 leaves room for what Twilio itself repeats.
 */
export type Pace = { burst: number; everyMs: number }

export const toOnePerson: Pace = { burst: 30, everyMs: 6_000 }

/** A WhatsApp sender may send 80 messages in any second. Messages may arrive closer together than they left. */
export const MAX_PER_SECOND = 76

/** Times of the pace that lie further ahead come from a clock that was wrong. */
export const MAX_AHEAD_MS = 5_000

/** From then on the next message has to wait. */
export const latestOnTime = ({ burst, everyMs }: Pace, at: Date): Date => new Date(at.getTime() + (burst - 1) * everyMs)

/** With the waits below, Twilio may be away for a good quarter of an hour before anything is given up. */
export const MAX_ATTEMPTS = 10

/** Later and later, and never at the same moment for all. */
export const backOffMs = (attempts: number, random: number, baseMs = 2_000): number =>
  Math.round(baseMs * 2 ** Math.max(0, attempts - 1) * (0.5 + random))

/** WhatsApp counts whom we write to first over moving days. */
export const BUDGET_HOURS = 24

/**
 * The share of the day's budget with which one-time codes may begin conversations. A person who asks for codes to many
 * numbers uses this up and nothing else. Signing in by a message to us costs no part of it.
 */
export const CODE_SHARE = 0.3
/** The share of it after which the admins are warned. */
export const CODE_ALARM_SHARE = 0.8

/** How many conversations of the day one-time codes may begin. */
export const codeBudget = (dailyBudget: number): number => Math.floor(dailyBudget * CODE_SHARE)

/**
 * The share of the day's budget that a message may use: codes and bookings find room if advertising has used up its
 * own.
 */
export function budgetShare(kind: { topic: string | null; purpose: string }): number {
  if (kind.purpose !== 'service') return 0.5
  return kind.topic === null || kind.topic === 'bookings' ? 1 : 0.9
}

/**
 * What somebody waits for, or has to answer in time, goes before everything else that is queued for the same person:
 * a request for a booking does not stand behind thirty messages.
 */
export const goesFirst: readonly string[] = [
  'one_time_code',
  'booking_request',
  'booking_move_asked',
  'booking_cancelled',
  'booking_unanswered',
]

/** The status of a message that was handed to WhatsApp. */
export type SentStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'delivered' | 'read'

/** A failure outweighs 'sent', and proof of delivery outweighs a failure: so every order of reports ends the same. */
const order: readonly SentStatus[] = ['queued', 'sending', 'sent', 'failed', 'delivered', 'read']

/** The statuses that a report of `next` may replace. */
export const statusesBelow = (next: SentStatus): SentStatus[] => order.slice(0, order.indexOf(next))

/** The later one of two statuses, in the order above. */
export const higherStatus = (a: SentStatus, b: SentStatus): SentStatus => (order.indexOf(a) >= order.indexOf(b) ? a : b)
