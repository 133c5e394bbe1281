import { z } from 'zod'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { emailThat, ownText } from './person.ts'
import { isName, Line, Lines, nameSays } from './typed.ts'

const phoneSays = 'Please enter a valid phone number'
const phoneForm = /^\+?[\d\s()-]+$/
const FEWEST_SIGNS = 10

/** How a shop is called: an empty text is null, any other is parsed to E.164. */
const ShopPhone = z
  .string()
  .trim()
  .max(40, phoneSays)
  .nullable()
  .transform((text, check) => {
    if (!text) return null
    const isLong = text.replace(/\s/g, '').length >= FEWEST_SIGNS
    const number = phoneForm.test(text) && isLong ? normalisePhone(text) : undefined
    if (number) return number
    check.addIssue({ code: 'custom', message: phoneSays })
    return z.NEVER
  })

const websiteSays = 'Please enter a web address, such as https://www.example.co.za'

/** An empty text is null; without a scheme it is https. */
const Website = z
  .string()
  .trim()
  .max(200, websiteSays)
  .nullable()
  .transform((text, check) => {
    if (!text) return null
    const typed = /^https?:\/\//i.test(text) ? text : `https://${text}`
    const address = webAddress(typed)
    if (address !== undefined) return address
    check.addIssue({ code: 'custom', message: websiteSays })
    return z.NEVER
  })

function webAddress(typed: string): string | undefined {
  try {
    const { hostname, username, password, href } = new URL(typed)
    return hostname.includes('.') && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}

/** Somewhere in South Africa. */
export const Pin = z.strictObject({ lat: z.number().min(-35).max(-22), lng: z.number().min(16).max(33) })
export type Pin = z.infer<typeof Pin>

export const MAX_DESCRIPTION = 2000

/** PATCH /shops/:shopId/profile, and the form. */
export const ChangeShopProfile = z.strictObject({
  name: Line('Business name is required')
    .min(1, 'Business name is required')
    .max(120, 'Business name must be at most 120 characters')
    .refine(isName, nameSays),
  email: emailThat('Please enter a valid email address', 'Contact email is required').transform((text) =>
    text.toLowerCase(),
  ),
  phone: ShopPhone,
  description: Lines().max(MAX_DESCRIPTION, `Description must be at most ${MAX_DESCRIPTION} characters`),
  website: Website,
  address: Line('Address is required').min(1, 'Address is required').max(200, 'Must be at most 200 characters'),
  suburb: ownText(80),
  city: Line('City is required').min(1, 'City is required').max(80, 'Must be at most 80 characters'),
  province: z.enum(provinceNames, 'Please choose a province'),
  /** Where the shop stands on the map. Without it, the place follows the suburb and the city. */
  pin: Pin.optional(),
})
export type ChangeShopProfile = z.output<typeof ChangeShopProfile>
export type TypedShopProfile = z.input<typeof ChangeShopProfile>
