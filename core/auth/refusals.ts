import { Refusal } from '../errors.ts'

const minutes = (seconds: number): string =>
  seconds < 90
    ? `${seconds} seconds`
    : seconds < 5_400
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`

const waiting = {
  CODE_TOO_SOON: (wait: string) => `A code was just sent. You can ask for another one in ${wait}.`,
  TOO_MANY_CODES: (wait: string) =>
    `Too many codes were sent to this number. Try again in ${wait}, or send us the code on this page on WhatsApp instead.`,
  TOO_MANY_WRONG_CODES: (wait: string) =>
    `Too many wrong codes. Try again in ${wait}, or send us the code on this page on WhatsApp instead.`,
  TOO_MANY_REQUESTS: (wait: string) => `Too many tries from your connection. Try again in ${wait}.`,
}

/** 429; fields.retryAfter holds the seconds. */
export function tooMany(code: keyof typeof waiting, waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new Refusal(code, waiting[code](minutes(seconds)), 429, { retryAfter: String(seconds) })
}

export const noCodeSession = () =>
  new Refusal('NO_CODE_SESSION', 'No OTP session found. Please request a new OTP.', 404)
export const codeExpired = () => new Refusal('CODE_EXPIRED', 'OTP expired or invalid session', 410)
export const wrongCode = (left: number) =>
  new Refusal('WRONG_CODE', `Invalid OTP. ${left} attempts remaining.`, 401, { attemptsLeft: String(left) })
export const codesUnavailable = (purpose: 'sign_in' | 'sign_up' | 'number') =>
  new Refusal(
    'CODES_UNAVAILABLE',
    purpose === 'sign_in' ? 'Failed to send login OTP. Please try again.' : 'Failed to send OTP. Please try again.',
    503,
  )
export const alreadyRegistered = () =>
  new Refusal(
    'ALREADY_REGISTERED',
    'This WhatsApp number is already registered. Please use a different number or try logging in.',
  )
export const notRegistered = () =>
  new Refusal('NOT_REGISTERED', 'WhatsApp number not found. Please register first.', 404)
export const notVerified = () =>
  new Refusal('NOT_VERIFIED', 'WhatsApp number not verified. Please complete registration.', 403)
export const proofUnknown = () =>
  new Refusal('PROOF_UNKNOWN', 'This code is not known any more. Please ask for a new one.', 404)
export const notProven = () => new Refusal('NOT_PROVEN', 'The code has not come in on WhatsApp yet.', 409)
export const linkGone = () =>
  new Refusal('LINK_GONE', 'This link has been used or is too old. Ask for a new one in the chat.', 410)
