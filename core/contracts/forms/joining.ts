import { z } from 'zod'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { applicationServices, MAX_APPLICATION_SERVICES } from '#core/rules/shops/application-services.ts'
import { Repeated, repeats, repeatsSays } from './passwords.ts'
import { emailThat } from './person.ts'
import { isName, Line, nameSays } from './typed.ts'

const FullName = Line('Full name is required')
  .min(1, 'Full name is required')
  .min(2, 'Full name must be at least 2 characters')
  .max(120, 'Full name must be at most 120 characters')
  .refine(isName, nameSays)

export const BusinessName = Line('Business name is required')
  .min(1, 'Business name is required')
  .min(2, 'Business name must be at least 2 characters')
  .max(120, 'Business name must be at most 120 characters')
  .refine(isName, 'Business name must contain a letter')

export const BusinessAddress = Line('Address is required')
  .min(1, 'Address is required')
  .min(10, 'Please enter a complete address')
  .max(300, 'Must be at most 300 characters')

const phoneSays = 'Please enter a valid phone number'
/** Parsed to E.164. */
const BusinessPhone = z
  .string({ error: 'Phone number is required' })
  .trim()
  .min(1, { error: 'Phone number is required', abort: true })
  .max(40, { error: phoneSays, abort: true })
  .transform((text, check) => {
    const number = normalisePhone(text)
    if (number) return number
    check.addIssue({ code: 'custom', message: phoneSays })
    return z.NEVER
  })

const Email = emailThat('Please enter a valid email', 'Email is required')

const least = 'Password must be at least 8 characters'
const Password = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(8, least)
  .max(200, 'Password must be at most 200 characters')

const servicesSay = 'Please select at least one service'
const Services = z
  .array(z.enum(applicationServices), { error: servicesSay })
  .min(1, servicesSay)
  .max(MAX_APPLICATION_SERVICES, `At most ${MAX_APPLICATION_SERVICES} services`)

/** The suburb or town, for an address that names none that we know. */
const PlaceName = Line().max(80, 'Please choose a suburb or town from the list').optional()

const shop = {
  businessName: BusinessName,
  address: BusinessAddress,
  place: PlaceName,
  contactPhone: BusinessPhone,
  services: Services,
}
const person = { fullName: FullName, email: Email, password: Password }
const termsSay = 'Please accept the Terms and Conditions'
const Accepted = z.boolean({ error: termsSay }).refine((isAccepted) => isAccepted, termsSay)

/** POST /shops: another shop of somebody who is signed in. */
export const ApplyForShop = z.strictObject({ ...shop, contactEmail: Email })
export type ApplyForShop = z.infer<typeof ApplyForShop>

const choices = {
  emailNotifications: z.boolean().default(true),
  smsNotifications: z.boolean().default(false),
  marketingEmails: z.boolean().default(false),
}

/** POST /auth/seller-sign-up: an account with its first shop. */
export const SellerSignUp = z.strictObject({ ...person, ...shop, ...choices, terms: Accepted })
export type SellerSignUp = z.infer<typeof SellerSignUp>

/** 'Join as a Seller'. */
export const SellerForm = z
  .strictObject({ ...person, ...shop, confirm: Repeated, terms: Accepted })
  .refine(repeats, repeatsSays)
export type SellerFormInput = z.input<typeof SellerForm>

/** The application with a logo; sending it accepts the terms. */
export const ApplicationForm = z
  .strictObject({ ...person, ...shop, ...choices, confirm: Repeated })
  .refine(repeats, repeatsSays)
export type ApplicationFormInput = z.input<typeof ApplicationForm>
