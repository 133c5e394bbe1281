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
/** `session` goes back with the code; times are ISO instants. */
export type CodeSent = { session: string; expiresAt: string; againAt: string }

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
export type NumberProofStarted = { code: string; text: string; waLink: string; pollToken: string; expiresAt: string }
/** GET /api/auth/number-proof/:token. Once confirmed, POST to the same address signs in. */
export type NumberProofState = { state: 'waiting' | 'confirmed' | 'used' | 'expired'; expiresAt: string }

export type AccountView = {
  id: string
  role: 'customer' | 'business' | 'admin'
  name: string
  /** E.164 */
  phone: string | null
  email: string | null
}
/** What a right code or a confirmed number answers, beside the cookie. */
export type SignedIn = { account: AccountView; created: boolean }
/** GET /api/auth/session */
export type SessionAnswer = { signedIn: false } | { signedIn: true; account: AccountView; expiresAt: string }
