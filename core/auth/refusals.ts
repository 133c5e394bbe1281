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
  TOO_MANY_CODES_IN_ALL: (wait: string) =>
    `Very many codes are asked for right now. Try again in ${wait}, or send us the code on this page on WhatsApp instead.`,
  TOO_MANY_WRONG_CODES: (wait: string) =>
    `Too many wrong codes. Try again in ${wait}, or send us the code on this page on WhatsApp instead.`,
  TOO_MANY_PASSWORDS: (wait: string) => `Too many tries. Try again in ${wait}, or set a new password by e-mail.`,
  TOO_MANY_FACTORS: (wait: string) => `Too many codes were tried. Try again in ${wait}, or use a passkey.`,
  TOO_MANY_MAILS: (wait: string) => `We have just sent you mails. Please look for them, or try again in ${wait}.`,
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
export const codeCountry = () =>
  new Refusal(
    'CODE_COUNTRY',
    'We send no codes to numbers of this country. Send us the code on this page on WhatsApp instead, or use your e-mail address.',
    409,
  )
export const codesUnavailable = (purpose: 'sign_in' | 'sign_up' | 'number' | 'presence' | 'quotes') =>
  new Refusal(
    'CODES_UNAVAILABLE',
    purpose === 'sign_in' ? 'Failed to send login OTP. Please try again.' : 'Failed to send OTP. Please try again.',
    503,
  )
/** WhatsApp has approved no template that could carry a code. */
export const codesNotSetUp = () =>
  new Refusal('CODES_UNAVAILABLE', 'WhatsApp integration not configured. Please contact support.', 503)
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
export const notProven = () =>
  new Refusal('NOT_PROVEN', 'The code has not come in yet, or the question on the phone is not answered.', 409)
export const proofRefused = () =>
  new Refusal('PROOF_REFUSED', 'The phone said that it was not you, so nobody was signed in.', 403)
export const linkGone = () =>
  new Refusal('LINK_GONE', 'This link has been used or is too old. Ask for a new one in the chat.', 410)

export const wrongSignIn = () => new Refusal('WRONG_SIGN_IN', 'Invalid e-mail address or password.', 401)
export const wrongPassword = () =>
  new Refusal('WRONG_PASSWORD', 'Your present password is not right.', 403, {
    current: 'Your present password is not right.',
  })
/** The password was right, or the phone: there is no harm in saying where admins go. */
export const adminsSignInApart = () => new Refusal('ADMIN_SIGN_IN', 'Admins sign in at /admin-login.', 403)
export const emailLinkGone = () =>
  new Refusal('LINK_GONE', 'This link has been used or is too old. Please ask for a new one.', 410)
export const otherAccount = () =>
  new Refusal('OTHER_ACCOUNT', 'This link is for another account. Sign in to that one, then open it again.', 403)
export const confirmEmailFirst = () =>
  new Refusal('EMAIL_NOT_VERIFIED', 'Please confirm your e-mail address first. We have sent you a link.', 409)
export const presentNumberFirst = () =>
  new Refusal('PRESENT_NUMBER_FIRST', 'Please confirm the number that you use now first.', 409)
export const noNumberYet = () => new Refusal('NO_NUMBER', 'There is no number to confirm yet.', 409)
/** The change needs a fresh code. */
export const presenceNeeded = () =>
  new Refusal('PRESENCE_NEEDED', 'Please confirm with a code that it is you.', 403, {
    presence: 'Please confirm with a code that it is you.',
  })
export const noWayToProve = () =>
  new Refusal(
    'NO_WAY_TO_PROVE',
    'There is no confirmed number or e-mail address that a code could go to. Please write to us on WhatsApp first.',
    409,
  )
export const signInFirst = () => new Refusal('SIGN_IN_REQUIRED', 'Please sign in first.', 401)
export const sessionNotFound = () => new Refusal('SESSION_NOT_FOUND', 'There is no such sign-in.', 404)
