import { z } from 'zod'
import { normalisePhone } from '../rules/phone.ts'

const numberSays = 'Please enter a valid WhatsApp number'

/** A number as people write it; parsed to E.164. */
export const WhatsappNumber = z
  .string({ error: 'WhatsApp number is required' })
  .trim()
  .min(1, { error: 'WhatsApp number is required', abort: true })
  .max(40, { error: numberSays, abort: true })
  .transform((text, check) => {
    const number = normalisePhone(text)
    if (number) return number
    check.addIssue({ code: 'custom', message: numberSays })
    return z.NEVER
  })

export const FullName = z
  .string({ error: 'Full name is required' })
  .trim()
  .min(1, { error: 'Full name is required', abort: true })
  .min(2, 'Name must be at least 2 characters')
  .max(120, 'Name must be at most 120 characters')

export const OneTimeCode = z
  .string({ error: 'OTP is required' })
  .overwrite((text) => text.replace(/\s/g, ''))
  .min(1, { error: 'OTP is required', abort: true })
  .regex(/^\d{6}$/, 'Please enter a valid 6-digit OTP')

const Token = z.string({ error: 'No OTP session found. Please request a new OTP.' }).max(100)

/** POST /api/auth/code: a code on WhatsApp, whether or not the number has an account. Again is the same call again. */
export const SendCode = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('sign_in'), number: WhatsappNumber }),
  z.strictObject({ purpose: z.literal('sign_up'), number: WhatsappNumber, name: FullName }),
])
export type SendCode = z.infer<typeof SendCode>
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
  z.strictObject({ purpose: z.literal('sign_up'), name: FullName }),
])
export type StartNumberProof = z.infer<typeof StartNumberProof>
/** `code` is shown; `waLink` opens WhatsApp with it and is what a QR code holds; `pollToken` asks how it stands. */
export const NumberProofStarted = z.strictObject({
  code: z.string(),
  text: z.string(),
  waLink: z.string(),
  pollToken: z.string(),
  expiresAt: z.iso.datetime(),
})
export type NumberProofStarted = z.infer<typeof NumberProofStarted>
export const PollToken = z.strictObject({ token: z.string().min(1).max(100) })
/** GET /api/auth/number-proof/:token. Once confirmed, POST to the same address signs in. */
export const NumberProofState = z.strictObject({
  state: z.enum(['waiting', 'confirmed', 'used', 'expired']),
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
})
export type AccountView = z.infer<typeof AccountView>
/** What a right code or a confirmed number answers, beside the cookie. */
export const SignedIn = z.strictObject({ account: AccountView, created: z.boolean() })
export type SignedIn = z.infer<typeof SignedIn>
/** GET /api/auth/session */
export const SessionAnswer = z.discriminatedUnion('signedIn', [
  z.strictObject({ signedIn: z.literal(false) }),
  z.strictObject({ signedIn: z.literal(true), account: AccountView, expiresAt: z.iso.datetime() }),
])
export type SessionAnswer = z.infer<typeof SessionAnswer>
