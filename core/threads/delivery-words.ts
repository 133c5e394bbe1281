import type { WayRow } from '#db/queries/threads/deliveries.ts'
import { failureOf } from '../messaging/outbound/delivery-errors.ts'
import type { PlainCode, Reason } from '../rules/notifications/reason.ts'
import { localTime } from '../rules/time/time.ts'

/** Hours after which words that wait for a reply count as not read. */
export const HOURS_TO_REPLY = 72

/** Why a message waits or does not arrive on one way, as its writer reads it; null if it goes its way. */
export function deliveryWords(row: WayRow, sentAt: Date, at: Date): string | null {
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
