import { z } from 'zod'
import { AccountView } from '../../auth.ts'
import { SignInByEmail } from '../../forms/account.ts'
import { RecoveryCode, SetUpCode } from '../../forms/admin-entry.ts'
import { OneTimeCode } from '../../forms/person.ts'
import { nothing, type Operations } from '../../operations/operation.ts'
import { Problem } from '../../problem.ts'
import { PasskeyAnswer, PasskeyAsked } from './passkeys.ts'

const Challenge = z.string({ error: 'Please sign in again.' }).min(1, 'Please sign in again.').max(100)

/** POST /api/admin/sign-in: the password was right, and opens nothing by itself. */
export const AdminChallenge = z.strictObject({
  challenge: z.string(),
  expiresAt: z.iso.datetime(),
  /** What the second factor may be; none of them for a new admin, who sets one up with the code of the command. */
  ways: z.array(z.enum(['code', 'passkey', 'recovery_code'])),
})
export type AdminChallenge = z.infer<typeof AdminChallenge>

/** POST /api/admin/sign-in/passkey/start; without a challenge the passkey alone says who it is. */
export const StartPasskey = z.strictObject({ challenge: Challenge.optional() }).prefault({})
export type StartPasskey = z.infer<typeof StartPasskey>

/** POST /api/admin/sign-in/code */
export const AdminCode = z.strictObject({ challenge: Challenge, code: OneTimeCode })
export type AdminCode = z.infer<typeof AdminCode>
/** POST /api/admin/sign-in/recovery-code */
export const AdminRecoveryCode = z.strictObject({ challenge: Challenge, code: RecoveryCode })
export type AdminRecoveryCode = z.infer<typeof AdminRecoveryCode>
/** POST /api/admin/sign-in/passkey */
export const AdminPasskey = z.strictObject({ challenge: Challenge, passkey: PasskeyAnswer })
export type AdminPasskey = z.infer<typeof AdminPasskey>
/** POST /api/admin/sign-in/set-up */
export const StartSetUp = z.strictObject({ challenge: Challenge, setUpCode: SetUpCode })
export type StartSetUp = z.infer<typeof StartSetUp>

/** The key of a new authenticator: to scan, and to type. */
export const NewAuthenticator = z.strictObject({ key: z.string(), address: z.string() })
export type NewAuthenticator = z.infer<typeof NewAuthenticator>

export const AdminSignedIn = z.strictObject({ account: AccountView, recoveryCodesLeft: z.int() })
export type AdminSignedIn = z.infer<typeof AdminSignedIn>

/** Shown once; only their hashes are kept. */
export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** POST /api/admin/confirm: the second factor once more, before something dangerous. */
export const ConfirmAgain = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('code'), code: OneTimeCode }),
  z.strictObject({ by: z.literal('passkey'), challenge: Challenge, passkey: PasskeyAnswer }),
])
export type ConfirmAgain = z.infer<typeof ConfirmAgain>

/** 401 is also the answer to a wrong code. */
const refusals = { 401: Problem, 403: Problem, 410: Problem }

export const adminSignInOperations = {
  'POST /admin/sign-in': {
    body: SignInByEmail,
    responses: { 200: AdminChallenge, 401: Problem, 403: Problem, 503: Problem },
  },
  'POST /admin/sign-in/code': { body: AdminCode, responses: { 200: AdminSignedIn, ...refusals } },
  'POST /admin/sign-in/recovery-code': { body: AdminRecoveryCode, responses: { 200: AdminSignedIn, ...refusals } },
  'POST /admin/sign-in/passkey/start': { body: StartPasskey, responses: { 200: PasskeyAsked, 410: Problem } },
  'POST /admin/sign-in/passkey': { body: AdminPasskey, responses: { 200: AdminSignedIn, ...refusals } },
  'POST /admin/sign-in/set-up': { body: StartSetUp, responses: { 200: NewAuthenticator, ...refusals } },
  'POST /admin/sign-in/set-up/finish': { body: AdminCode, responses: { 200: RecoveryCodes, ...refusals } },
  'POST /admin/confirm/passkey': { responses: { 200: PasskeyAsked } },
  'POST /admin/confirm': { body: ConfirmAgain, responses: { 204: nothing, 410: Problem } },
} satisfies Operations
