import { z } from 'zod'
import { PasskeyName } from '../../forms/admin-entry.ts'
import { OneTimeCode } from '../../forms/person.ts'
import { nothing, type Operations } from '../../operations/operation.ts'
import { Problem } from '../../problem.ts'
import { PasskeyAnswer, PasskeyAsked } from './passkeys.ts'
import { NewAuthenticator, RecoveryCodes } from './sign-in.ts'

export const PasskeyView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type PasskeyView = z.infer<typeof PasskeyView>

/** GET /api/admin/security: the second factors of the admin who asks. */
export const OwnSignIn = z.strictObject({
  email: z.string().nullable(),
  authenticatorSince: z.iso.datetime().nullable(),
  passkeys: z.array(PasskeyView),
  recoveryCodesLeft: z.int(),
})
export type OwnSignIn = z.infer<typeof OwnSignIn>

/** POST /api/admin/security/authenticator/finish */
export const FirstCode = z.strictObject({ code: OneTimeCode })
/** POST /api/admin/security/passkeys */
export const AddPasskey = z.strictObject({
  challenge: z.string().min(1).max(100),
  name: PasskeyName,
  passkey: PasskeyAnswer,
})
export type AddPasskey = z.infer<typeof AddPasskey>
export const RenamePasskey = z.strictObject({ name: PasskeyName })
export const PasskeyId = z.strictObject({ id: z.uuid() })

export const adminSecurityOperations = {
  'GET /admin/security': { responses: { 200: OwnSignIn } },
  'POST /admin/security/authenticator': { responses: { 200: NewAuthenticator } },
  'POST /admin/security/authenticator/finish': { body: FirstCode, responses: { 204: nothing, 409: Problem } },
  'DELETE /admin/security/authenticator': { responses: { 204: nothing, 409: Problem } },
  'POST /admin/security/passkeys/start': { responses: { 200: PasskeyAsked, 409: Problem } },
  'POST /admin/security/passkeys': { body: AddPasskey, responses: { 201: PasskeyView, 409: Problem, 410: Problem } },
  'PATCH /admin/security/passkeys/:id': {
    params: PasskeyId,
    body: RenamePasskey,
    responses: { 204: nothing, 404: Problem },
  },
  'DELETE /admin/security/passkeys/:id': { params: PasskeyId, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'POST /admin/security/recovery-codes': { responses: { 200: RecoveryCodes } },
} satisfies Operations
