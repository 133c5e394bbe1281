import type { StatusReport } from '#core/messaging/outbound/record-status.ts'
import type { Params } from './inbound.ts'

/** Twilio's words in ours. What it has taken is sent as far as we are concerned. */
const statuses: Readonly<Record<string, StatusReport['status']>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  partially_delivered: 'delivered',
  read: 'read',
  failed: 'failed',
  undelivered: 'failed',
  canceled: 'failed',
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A report of how far a message has come; undefined when it is none that we know. */
export function readStatus(params: Params, ourId: unknown): StatusReport | undefined {
  const { MessageSid: sid, MessageStatus, SmsStatus, ErrorCode } = params
  const word = typeof MessageStatus === 'string' ? MessageStatus : SmsStatus
  const status = typeof word === 'string' ? statuses[word.toLowerCase()] : undefined
  if (typeof sid !== 'string' || sid === '' || sid.includes('\u0000') || !status) return undefined
  const code = Number(ErrorCode)
  return {
    id: typeof ourId === 'string' && uuid.test(ourId) ? ourId : undefined,
    sid,
    status,
    code: Number.isInteger(code) && code > 0 && code < 1e9 ? code : undefined,
  }
}
