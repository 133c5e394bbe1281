import { z } from 'zod'
import { PasskeyName } from '../../forms/admin-entry.ts'
import { OneTimeCode } from '../../forms/person.ts'
import { PasskeyAnswer } from './passkeys.ts'

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
