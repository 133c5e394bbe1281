import { z } from 'zod'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { isName, Line, Lines, nameSays } from './typed.ts'

/** The first thing that is wrong with a field is what counts: an abort would keep others from being checked. */
const required = (says: string, most: number) => Line(says).min(1, says).max(most, `Must be at most ${most} characters`)

const email = /^[^\s@]+@(?=[^\s@]+$)[^\s@]+?\.[^\s@]/
const emailSays = 'Invalid email format'
const Email = required('Customer email is required', 200).regex(email, emailSays)
const Phone = required('Customer phone is required', 40).refine(
  (text) => normalisePhone(text) !== undefined,
  'Invalid phone number',
)
const dateSays = 'Preferred date is required'
/** Also where other fields are wrong: everything is said at once. */
const always = () => true
const placed = ['wait', 'drop_off', 'mobile'] as const

/**
 * What a booking form holds, and what the server asks for again. For a tyre everything about the customer, the service
 * and the date; at a shop's own page a name and a number. `today` is Johannesburg's day.
 */
export const bookingForm = (about: 'tyre' | 'shop', today: string) =>
  z
    .object({
      name: required('Customer name is required', 120).refine(isName, nameSays),
      email:
        about === 'tyre'
          ? Email
          : Line()
              .max(200, 'Must be at most 200 characters')
              .refine((text) => text === '' || email.test(text), emailSays)
              .optional(),
      phone: Phone,
      /** Codes with a plus between them, as one choice holds them. */
      services: about === 'tyre' ? required('Service type is required', 200) : z.string().optional(),
      quantity: z
        .number({ error: 'Must be 1 to 20' })
        .int('Must be a whole number')
        .min(1, 'Must be at least 1')
        .max(20, 'Must be at most 20'),
      date: z
        .string()
        .refine((date) => date === '' || date >= today, 'Preferred date cannot be in the past')
        .optional(),
      /** HH:MM; nothing is any time. */
      time: z.string().optional(),
      locationType: z.enum(placed),
      address: Line().max(300, 'Must be at most 300 characters').optional(),
      notes: Lines().max(1000, 'Must be at most 1000 characters'),
    })
    .refine(({ date, time }) => Boolean(date) || (about === 'shop' && !time), {
      path: ['date'],
      error: dateSays,
      when: always,
    })
    .refine(({ locationType, address }) => locationType !== 'mobile' || Boolean(address), {
      path: ['address'],
      error: 'Address is required',
      when: always,
    })

export type BookingForm = z.input<ReturnType<typeof bookingForm>>
