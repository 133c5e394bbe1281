import { z } from 'zod'
import { isVehicleYear, vehicleYearSays } from '#core/rules/tyres/vehicle-years.ts'
import { ChosenPassword, NewPassword, PresentPassword, Repeated, repeats, repeatsSays } from './passwords.ts'
import { Email, emailThat, FullName, OneTimeCode, OwnPhone, ownName, ownText, WhatsappNumber } from './person.ts'

/** A year as a form holds it: a text that may be empty, which is null, or the number. */
const VehicleYear = z.union([z.string().trim().max(10), z.number(), z.null()]).transform((year, check) => {
  if (year === '' || year === null) return null
  const number = Number(year)
  if (isVehicleYear(number)) return number
  check.addIssue({ code: 'custom', message: vehicleYearSays() })
  return z.NEVER
})

const Accepted = z
  .boolean({ error: 'Please accept the Terms and Conditions' })
  .refine((isAccepted) => isAccepted, 'Please accept the Terms and Conditions')

/** The details of a vehicle that a person may give at sign-up and change afterwards. */
export const vehicle = {
  vehicleMake: ownText(60).optional(),
  vehicleModel: ownText(60).optional(),
  vehicleYear: VehicleYear.optional(),
}

/** POST /api/auth/sign-in, and the form. */
export const SignInByEmail = z.strictObject({ email: Email, password: PresentPassword })
export type SignInByEmail = z.infer<typeof SignInByEmail>

/** POST /api/auth/sign-up. The account is always a customer's, even if the client asks for another role. */
export const SignUpByEmail = z.strictObject({
  name: FullName,
  email: Email,
  password: ChosenPassword,
  terms: Accepted,
  phone: OwnPhone.optional(),
  ...vehicle,
})
export type SignUpByEmail = z.infer<typeof SignUpByEmail>
export const SignUpForm = SignUpByEmail.extend({ confirm: Repeated }).refine(repeats, repeatsSays)
export type SignUpInput = z.input<typeof SignUpForm>

/** The two steps by WhatsApp. */
export const SignInByWhatsappForm = z.strictObject({ number: WhatsappNumber })
export const SignUpByWhatsappForm = z.strictObject({
  name: FullName,
  number: WhatsappNumber,
  terms: Accepted,
  ...vehicle,
})
export const CodeForm = z.strictObject({ code: OneTimeCode })

/** POST /api/auth/password/forgot, and the form. */
export const ForgotPassword = z.strictObject({
  email: emailThat('Please enter a valid email address', 'Email is required'),
})
export const NewPasswordForm = z.strictObject({ password: NewPassword, confirm: Repeated }).refine(repeats, repeatsSays)
/** A person who has a password must give it as well. */
export const ChangePasswordForm = z
  .strictObject({ current: z.string().max(200), password: ChosenPassword, confirm: Repeated })
  .refine(repeats, repeatsSays)

export const ChangeEmailForm = z.strictObject({ email: Email, password: z.string().max(200) })

/** PATCH /api/profile, and the form. A field that is left out stays; an empty text takes it away. */
export const ChangeProfile = z.strictObject({
  firstName: ownName(60).optional(),
  lastName: ownName(60).optional(),
  phone: OwnPhone.optional(),
  address: ownText(300).optional(),
  city: ownText(100).optional(),
  postalCode: ownText(10).optional(),
  ...vehicle,
  tyreSize: ownText(60).optional(),
  tyreBrand: ownText(60).optional(),
  marketingOptIn: z.boolean().optional(),
})
export type ChangeProfile = z.infer<typeof ChangeProfile>

/** What a guest adds to a shop's price to book at it, beside the day. */
export const AnswerForm = z.strictObject({ name: FullName })
