import { z } from 'zod'
import { adminRoles } from '../rules/admin/admin-areas.ts'
import { ForgotPassword, SignInByEmail, SignUpByEmail, vehicle } from './forms/account.ts'
import { ChosenPassword, NewPassword } from './forms/passwords.ts'
import { Email, FullName, OneTimeCode, WhatsappNumber } from './forms/person.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'

const Token = z.string({ error: 'No OTP session found. Please request a new OTP.' }).max(100)

/**
 * POST /api/auth/code: a code on WhatsApp, whether or not the number has an account. The same call sends another one.
 */
export const SendCode = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('sign_in'), number: WhatsappNumber }),
  z.strictObject({ purpose: z.literal('sign_up'), number: WhatsappNumber, name: FullName, ...vehicle }),
])
export type SendCode = z.infer<typeof SendCode>
export type SendCodeInput = z.input<typeof SendCode>
/** `session` goes back with the code. */
export const CodeSent = z.strictObject({
  session: z.string(),
  expiresAt: z.iso.datetime(),
  againAt: z.iso.datetime(),
})
export type CodeSent = z.infer<typeof CodeSent>

/** POST /api/auth/code/check */
export const CheckCode = z.strictObject({ session: Token, code: OneTimeCode })
export type CheckCode = z.infer<typeof CheckCode>

/** POST /api/auth/number-proof */
export const StartNumberProof = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('sign_in') }),
  z.strictObject({ purpose: z.literal('sign_up'), name: FullName, ...vehicle }),
])
export type StartNumberProof = z.infer<typeof StartNumberProof>
export type StartNumberProofInput = z.input<typeof StartNumberProof>
/** `code` is shown; `waLink` opens WhatsApp with it and is what a QR code holds; `pollToken` asks how it stands. */
export const NumberProofStarted = z.strictObject({
  code: z.string(),
  text: z.string(),
  waLink: z.string(),
  pollToken: z.string(),
  expiresAt: z.iso.datetime(),
})
export type NumberProofStarted = z.infer<typeof NumberProofStarted>
/** In the body of both operations that take it, since addresses are logged on their way. */
export const PollToken = z.strictObject({ token: z.string().min(1).max(100) })
/**
 * The state of a code that is to be sent to our number. asked: it came in, and the phone is asked whether its owner
 * sent it. confirmed: the phone said yes, so that finishing signs in. refused: it said no.
 */
export const NumberProofState = z.strictObject({
  state: z.enum(['waiting', 'asked', 'confirmed', 'refused', 'used', 'expired']),
  expiresAt: z.iso.datetime(),
})
export type NumberProofState = z.infer<typeof NumberProofState>

export const AccountView = z.strictObject({
  id: z.uuid(),
  role: z.enum(['customer', 'business', 'admin']),
  name: z.string(),
  /** E.164 */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** An address that another account has proven: the person still signs in with it, and needs another. */
  lostEmail: z.string().optional(),
  /** The person belongs to a shop, as owner or staff. */
  hasShop: z.literal(true).optional(),
  /** What the person may do in the console, in a session that was opened with a second factor. */
  adminRoles: z.array(z.enum(adminRoles)).optional(),
  /** The shop that an admin looks at as its people see it; nothing can be changed meanwhile. */
  looking: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() }).optional(),
})
export type AccountView = z.infer<typeof AccountView>
/** The answer to a right code or a confirmed number, beside the cookie. */
export const SignedIn = z.strictObject({ account: AccountView, created: z.boolean() })
export type SignedIn = z.infer<typeof SignedIn>
/** GET /api/auth/session */
export const SessionAnswer = z.discriminatedUnion('signedIn', [
  z.strictObject({ signedIn: z.literal(false) }),
  z.strictObject({ signedIn: z.literal(true), account: AccountView, expiresAt: z.iso.datetime() }),
])
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** A token out of the address of an e-mailed link. */
const LinkToken = z.string().max(100)
/** POST /api/auth/email/confirm */
export const ConfirmEmail = z.strictObject({ token: LinkToken })
export const EmailConfirmed = z.strictObject({ email: z.string() })
export type EmailConfirmed = z.infer<typeof EmailConfirmed>
/** POST /api/auth/password/reset/check: whether the link still works. */
export const CheckReset = z.strictObject({ token: LinkToken })
/** POST /api/auth/password/reset */
export const ResetPassword = z.strictObject({ token: LinkToken, password: NewPassword })
export type ResetPassword = z.infer<typeof ResetPassword>

const CurrentPassword = z.string().max(200).optional()
/** POST /api/auth/presence: a code to the number or the mailbox that the account has proven. */
/** POST /api/auth/presence: by e-mail if the phone of the account is gone. */
export const SendPresence = z.strictObject({ by: z.enum(['email']).optional() }).prefault({})
export type SendPresence = z.infer<typeof SendPresence>
export const PresenceCodeSent = CodeSent.extend({ by: z.enum(['whatsapp', 'email']) })
export type PresenceCodeSent = z.infer<typeof PresenceCodeSent>
/** The session of a presence code that was right within the last quarter of an hour. */
const Presence = z.string().max(100).optional()

/** POST /api/auth/password. `current` if there is a password already, `presence` if there is none. */
export const ChangePassword = z.strictObject({ current: CurrentPassword, presence: Presence, password: ChosenPassword })
export type ChangePassword = z.infer<typeof ChangePassword>
/** POST /api/auth/email. The address is the account's once its link is followed. */
export const ChangeEmail = z.strictObject({ email: Email, password: CurrentPassword, presence: Presence })
export type ChangeEmail = z.infer<typeof ChangeEmail>

/** POST /api/auth/number/code. An account with a proven number proves it once more, before the new one. */
export const SendNumberCode = z.discriminatedUnion('which', [
  z.strictObject({ which: z.literal('present') }),
  z.strictObject({ which: z.literal('new'), number: WhatsappNumber }),
])
export type SendNumberCode = z.infer<typeof SendNumberCode>
/**
 * POST /api/auth/number/check. `present` is the session of the code that proved the number in use, or, if that phone is
 * gone, the confirmed mailbox.
 */
export const CheckNumberCode = z.strictObject({ session: Token, code: OneTimeCode, present: Token.optional() })
export type CheckNumberCode = z.infer<typeof CheckNumberCode>
/**
 * `changed`: the number is now the account's. `asked`: a person of ours was asked to change it, since the phone in use
 * is gone. Otherwise it was the number in use that was proven.
 */
export const NumberChecked = z.strictObject({ changed: z.boolean(), asked: z.boolean(), phone: z.string() })
export type NumberChecked = z.infer<typeof NumberChecked>

/** GET /api/auth/sessions: where the account is signed in, the latest first. */
export const SessionView = z.strictObject({
  id: z.uuid(),
  device: z.string(),
  current: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export const SessionList = z.strictObject({ sessions: z.array(SessionView) })
export type SessionList = z.infer<typeof SessionList>
export const SessionId = z.strictObject({ id: z.uuid() })

export const credentialsOperations = {
  'POST /auth/email/confirm': { body: ConfirmEmail, responses: { 200: EmailConfirmed, 403: Problem, 410: Problem } },
  'POST /auth/email/resend': { responses: { 204: nothing } },
  'POST /auth/email': { body: ChangeEmail, responses: { 204: nothing, 403: Problem, 503: Problem } },
  'POST /auth/password/forgot': { body: ForgotPassword, responses: { 204: nothing } },
  'POST /auth/password/reset/check': { body: CheckReset, responses: { 204: nothing, 410: Problem } },
  'POST /auth/password/reset': { body: ResetPassword, responses: { 204: nothing, 410: Problem, 503: Problem } },
  'POST /auth/password': { body: ChangePassword, responses: { 204: nothing, 403: Problem, 503: Problem } },
  'POST /auth/number/code': { body: SendNumberCode, responses: { 202: CodeSent, 409: Problem, 503: Problem } },
  'POST /auth/presence': { body: SendPresence, responses: { 202: PresenceCodeSent, 409: Problem, 503: Problem } },
  'POST /auth/presence/check': {
    body: CheckCode,
    // 401 is also the answer to a wrong code.
    responses: { 204: nothing, 401: Problem, 404: Problem, 410: Problem },
  },
  'POST /auth/number/check': {
    body: CheckNumberCode,
    // 401 is also the answer to a wrong code.
    responses: { 200: NumberChecked, 401: Problem, 404: Problem, 409: Problem, 410: Problem },
  },
} satisfies Operations

export const signInOperations = {
  'POST /auth/sign-in': {
    body: SignInByEmail,
    responses: { 200: SignedIn, 401: Problem, 403: Problem, 503: Problem },
  },
  'POST /auth/sign-up': { body: SignUpByEmail, responses: { 201: SignedIn, 503: Problem } },
  'POST /auth/code': { body: SendCode, responses: { 202: CodeSent, 409: Problem, 503: Problem } },
  'POST /auth/code/check': {
    body: CheckCode,
    responses: { 200: SignedIn, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 410: Problem },
  },
  'POST /auth/number-proof': { body: StartNumberProof, responses: { 201: NumberProofStarted } },
  'POST /auth/number-proof/state': { body: PollToken, responses: { 200: NumberProofState, 404: Problem } },
  'POST /auth/number-proof/finish': {
    body: PollToken,
    responses: { 200: SignedIn, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /auth/session': { responses: { 200: SessionAnswer } },
  'POST /auth/sign-out': { responses: { 204: nothing } },
  'POST /auth/sign-out-everywhere': { responses: { 204: nothing } },
  'POST /auth/sign-out-others': { responses: { 204: nothing } },
  'GET /auth/sessions': { responses: { 200: SessionList } },
  'DELETE /auth/sessions/:id': { params: SessionId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
