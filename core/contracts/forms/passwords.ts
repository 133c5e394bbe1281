import { z } from 'zod'

/** So long that no passphrase meets it, and no more work to hash. */
const MAX_CHARACTERS = 200
const tooLong = `Password must be at most ${MAX_CHARACTERS} characters`

/** To sign in with, as it was chosen whenever that was. */
export const PresentPassword = z
  .string({ error: 'Password must be at least 6 characters' })
  .min(6, 'Password must be at least 6 characters')
  .max(MAX_CHARACTERS, tooLong)

const least = 'Password must be at least 8 characters'
/** Of a new account. */
export const ChosenPassword = z.string({ error: least }).min(8, least).max(MAX_CHARACTERS, tooLong)

/** In place of one that was forgotten, or known to others. */
export const NewPassword = ChosenPassword.refine(
  (text) => /\p{Ll}/u.test(text) && /\p{Lu}/u.test(text) && /\d/.test(text),
  'Password must contain at least one uppercase letter, one lowercase letter, and one number',
)

export const Repeated = z
  .string({ error: 'Please confirm your password' })
  .min(1, 'Please confirm your password')
  .max(MAX_CHARACTERS, 'Passwords do not match')

/** The form asks twice; only the first goes out. */
export const repeats = <Form extends { password: string; confirm: string }>(form: Form): boolean =>
  form.password === form.confirm
/** Said beside whatever else is wrong, once both were typed. */
export const repeatsSays = {
  path: ['confirm'],
  error: 'Passwords do not match',
  when: ({ value }: { value: unknown }): boolean =>
    z.looseObject({ password: z.string(), confirm: z.string().min(1) }).safeParse(value).success,
}
