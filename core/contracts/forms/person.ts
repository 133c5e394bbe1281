import { z } from 'zod'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { isName, Line, nameSays } from './typed.ts'

const numberSays = 'Please enter a valid WhatsApp number'

/** A number as people write it; parsed to E.164. */
export const WhatsappNumber = z
  .string({ error: 'WhatsApp number is required' })
  .trim()
  .min(1, 'WhatsApp number is required')
  .max(40, numberSays)
  .transform((text, check) => {
    const number = normalisePhone(text)
    if (number) return number
    check.addIssue({ code: 'custom', message: numberSays })
    return z.NEVER
  })

export const FullName = Line('Full name is required')
  .min(1, 'Full name is required')
  .min(2, 'Name must be at least 2 characters')
  .max(120, 'Name must be at most 120 characters')
  .refine(isName, nameSays)

export const OneTimeCode = z
  .string({ error: 'OTP is required' })
  .overwrite((text) => text.replace(/\s/g, ''))
  .min(1, 'OTP is required')
  .regex(/^\d{6}$/, 'Please enter a valid 6-digit OTP')

const MAX_EMAIL_CHARACTERS = 254

/** An e-mail address. `says` is the message for any other text, `missing` the one for an empty text. */
export const emailThat = (says: string, missing = says) =>
  z.string({ error: missing }).trim().min(1, missing).max(MAX_EMAIL_CHARACTERS, says).pipe(z.email(says))

export const Email = emailThat('Please enter a valid email')

const typed = (most: number) => Line().max(most, `Must be at most ${most} characters`)

/** A text about a person that can be removed: an empty text is null. */
export const ownText = (most: number) =>
  typed(most)
    .nullable()
    .transform((text) => text || null)

/** A part of a name that can be removed: an empty text is null. */
export const ownName = (most: number) =>
  typed(most)
    .refine(isName, nameSays)
    .nullable()
    .transform((text) => text || null)

/** A number that somebody names for themselves, without proof; parsed to E.164. An empty text is null. */
export const OwnPhone = z
  .string()
  .trim()
  .max(40, 'Please enter a valid phone number')
  .nullable()
  .transform((text, check) => {
    if (!text) return null
    const number = normalisePhone(text)
    if (number) return number
    check.addIssue({ code: 'custom', message: 'Please enter a valid phone number' })
    return z.NEVER
  })
