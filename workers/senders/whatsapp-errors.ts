import { type FailureClass, failureOf } from '#core/messaging/outbound/delivery-errors.ts'

export type SendFailure =
  /** It is unknown whether Twilio took it. */
  { class: 'unknown'; says: string } | { class: FailureClass; code: number | null; says: string; waitMs?: number }

/** The connection never stood, so Twilio cannot have taken anything. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

const INTERNAL_ERROR = 20500

/** The failure of a request to Twilio, from the error of its client. */
export function failureFrom(error: unknown): SendFailure {
  const { status, code } = fieldsOf(error)
  if (typeof code === 'string' && neverConnected.has(code))
    return { class: 'retry', code: null, says: 'Twilio could not be reached' }
  if (typeof status !== 'number') return { class: 'unknown', says: 'the connection to Twilio was lost' }
  const number = typeof code === 'number' ? code : undefined
  // A gateway's error says nothing about whether Twilio behind it has taken the message.
  if (status >= 500 && status !== 503 && (number === undefined || number === INTERNAL_ERROR))
    return { class: 'unknown', says: `Twilio answered ${status}` }
  const failure = failureOf(number, status)
  return { ...failure, code: number ?? null }
}

function fieldsOf(error: unknown): { status?: unknown; code?: unknown } {
  if (typeof error !== 'object' || error === null) return {}
  return {
    status: 'status' in error ? error.status : undefined,
    code: 'code' in error ? error.code : undefined,
  }
}
