import type { MessageRow } from '#db/queries/threads/thread-messages.ts'
import { type WayRow, waysOf } from '#db/queries/threads/told-threads.ts'
import type { Context } from '../context.ts'
import type { Delivery, DeliveryState } from '../contracts/threads/messages.ts'
import type { ParticipantRole } from '../contracts/threads.ts'
import { failureOf } from '../messaging/outbound/delivery-errors.ts'
import type { PlainCode, Reason } from '../rules/notifications/reason.ts'
import { localTime } from '../rules/time/time.ts'

type Side = { id: string; role: ParticipantRole }

/** How far the messages of the reader's own side have come, by their ids. */
export async function deliveriesOf(
  ctx: Pick<Context, 'db' | 'clock'>,
  rows: readonly MessageRow[],
  reader: Side,
): Promise<Map<string, Delivery>> {
  const own = rows.filter(
    ({ sender_id, sender_role, sent_at }) =>
      sent_at !== null && (sender_id === reader.id || sender_role === reader.role),
  )
  const ways = Map.groupBy(
    await waysOf(
      ctx.db,
      own.filter(({ read }) => !read).map(({ id }) => id),
    ),
    (way) => way.message_id,
  )
  const at = ctx.clock.now()
  return new Map(
    own.map(({ id, read, sent_at }) => [
      id,
      read ? isRead : deliveryBy(ways.get(id) ?? [], reader.role, sent_at ?? at, at),
    ]),
  )
}

const isRead: Delivery = { state: 'read', reason: null }
const isSent: Delivery = { state: 'sent', reason: null }

type Way = Delivery & { channel: WayRow['channel'] }

/** Of two that are as far, the phone. */
const furthestFirst = (a: Way, b: Way): number =>
  order.indexOf(b.state) - order.indexOf(a.state) || Number(b.channel === 'whatsapp') - Number(a.channel === 'whatsapp')

const order: readonly DeliveryState[] = ['failed', 'queued', 'sent', 'delivered', 'read']

/**
 * The furthest that the message has come on any way. To a shop, and to us, it stands in their inbox at once, so it
 * cannot fail; what keeps one of their phones from it is not the customer's to know.
 */
function deliveryBy(rows: readonly WayRow[], reader: ParticipantRole, sentAt: Date, at: Date): Delivery {
  // A push to a browser only points to what stands on the website.
  const told = rows.filter(({ channel }) => channel !== null && channel !== 'push')
  if (told.length === 0)
    return rows.length > 0 && rows.every(({ settled }) => !settled) ? { state: 'queued', reason: null } : isSent
  const ways = told.map((row) => wayOf(row, sentAt, at)).sort(furthestFirst)
  const [best] = ways.filter(({ channel }) => channel !== 'in_app')
  if (reader === 'customer') return best && best.state !== 'failed' ? { state: best.state, reason: null } : isSent
  if (best && best.state !== 'failed') return withReason(best, ways)
  const site = ways.find(({ channel, state }) => channel === 'in_app' && state !== 'failed')
  const why = best?.reason ?? null
  if (!site) return { state: 'failed', reason: why }
  return { state: 'sent', reason: why ? `Only on the website: ${lowered(why)}` : 'Only on the website' }
}

/** What WhatsApp keeps back matters to the writer also if a mail has gone out. */
function withReason({ state, reason, channel }: Way, ways: readonly Way[]): Delivery {
  if (channel !== 'email') return { state, reason }
  const onPhone = ways.find((one) => one.channel === 'whatsapp')?.reason
  if (state === 'queued') return { state, reason: reason ?? onPhone ?? null }
  return { state, reason: onPhone ? `By e-mail. ${onPhone}` : 'By e-mail' }
}

const lowered = (words: string): string =>
  words.startsWith('WhatsApp') ? words : words.charAt(0).toLowerCase() + words.slice(1)

function wayOf(row: WayRow, sentAt: Date, at: Date): Way {
  const { channel } = row
  const why = deliveryWords(row, sentAt, at)
  if (channel === 'email') return { channel, state: mailState(row), reason: why }
  if (channel === 'in_app') return { channel, state: row.decided?.code === 'allowed' ? 'sent' : 'failed', reason: why }
  return { channel, state: phoneState(row), reason: why }
}

function mailState({ mail_status }: WayRow): DeliveryState {
  if (mail_status === null || mail_status === 'dropped' || mail_status === 'failed') return 'failed'
  return mail_status === 'sent' ? 'sent' : 'queued'
}

function phoneState({ outbound_status: status }: WayRow): DeliveryState {
  if (status === null || status === 'dropped' || status === 'failed') return 'failed'
  return status === 'sent' || status === 'delivered' || status === 'read' ? status : 'queued'
}

/** Hours after which words that wait for a reply count as not read. */
const HOURS_TO_REPLY = 72

/** Why a message waits or does not arrive on one way, as its writer reads it; null if it goes its way. */
function deliveryWords(row: WayRow, sentAt: Date, at: Date): string | null {
  const { outbound_status: status, outbound_reason: reason, channel, decided } = row
  if (channel === 'email')
    return row.mail_status === 'sent' || row.mail_status === 'queued' ? null : ofReason(row.mail_reason ?? decided)
  if (channel === 'in_app') return null
  if (status === 'failed') return ofError(row.error_code)
  if (status === null || status === 'dropped') return ofReason(reason ?? decided)
  if (status !== 'held' || !reason) return null
  if (reason.code === 'quiet_hours' && row.outbound_due) return heldUntil(row.outbound_due, row.zone ?? undefined)
  if (reason.code === 'waits_for_reply' && at.getTime() - sentAt.getTime() >= HOURS_TO_REPLY * 3_600_000)
    return NOT_READ
  return ofReason(reason)
}

export const heldUntil = (due: Date, zone?: string): string => `Held until ${localTime(due, zone)} (quiet hours)`

const NOT_READ = 'Not read: they have not answered on WhatsApp. The message waits there until they do'

const words: Partial<Record<PlainCode | Reason['code'], string>> = {
  waits_for_reply: 'Kept: WhatsApp lets us write only after they write',
  template_waiting: 'Kept: WhatsApp has not approved our question to them yet',
  template_refused: 'WhatsApp lets us write only after they write',
  template_missing: 'WhatsApp lets us write only after they write',
  window_over: 'WhatsApp lets us write only after they write',
  no_number: 'Not on WhatsApp',
  number_unproven: 'They have not written to us on WhatsApp yet',
  no_email: 'No e-mail address',
  email_unproven: 'The e-mail address is not proven',
  switched_off: 'They have switched off such messages',
  consent_withdrawn: 'They asked us to stop writing',
  no_consent: 'They asked us to stop writing',
  asked_to_stop: 'They asked us to stop writing',
  demo: 'A made-up person of the demo',
  too_late: 'Too old to be sent',
  reading: 'Waits: they are reading the conversation',
  read: 'Read on the page',
  cause_gone: 'Taken back',
  budget_used: 'Kept: WhatsApp limits how many people we may write to in a day',
}

/** A decision to wait or not to send, as the writer reads it. */
export function ofReason(reason: Reason | null): string | null {
  if (!reason) return null
  if (reason.code === 'delivery') return ofError(reason.error ?? null)
  return words[reason.code] ?? null
}

const known: Readonly<Record<number, string>> = {
  63003: 'Not on WhatsApp',
  21211: 'Number does not exist',
  30005: 'Number does not exist',
}

function ofError(code: number | null): string {
  const failure = failureOf(code ?? undefined)
  if (failure.class === 'config') return 'WhatsApp does not take our messages at the moment'
  return known[code ?? 0] ?? failure.says.charAt(0).toUpperCase() + failure.says.slice(1)
}
