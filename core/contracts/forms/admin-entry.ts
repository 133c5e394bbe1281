import { z } from 'zod'

/** A code of the command or a recovery code, however it was typed. */
const typedCode = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(60)
export const RecoveryCode = typedCode('Recovery code is required')
export const SetUpCode = typedCode('Set-up code is required')

export const RecoveryCodeForm = z.strictObject({ code: RecoveryCode })
export const SetUpForm = z.strictObject({ setUpCode: SetUpCode })

export const PasskeyName = z
  .string({ error: 'Name is required' })
  .trim()
  .min(1, 'Name is required')
  .max(60, 'Name must be at most 60 characters')
export const PasskeyNameForm = z.strictObject({ name: PasskeyName })
