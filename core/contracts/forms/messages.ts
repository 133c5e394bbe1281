import { z } from 'zod'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { FileIds } from '../threads/messages.ts'
import { Email } from './person.ts'
import { isName, Line, Lines, nameSays } from './typed.ts'

const tooLong = `Message must be at most ${MAX_WORDS} characters`
export const Words = Lines('Message is required').min(1, 'Message is required').max(MAX_WORDS, tooLong)
/** Words beside files, which may also stand alone. */
export const SaidWithFiles = Lines('Message is required').max(MAX_WORDS, tooLong)

const Name = Line('Name is required')
  .min(1, 'Name is required')
  .max(120, 'Name must be at most 120 characters')
  .refine(isName, nameSays)

/** A form sends an empty text where nothing was typed. */
const OptionalEmail = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address')
  .refine((text) => text === '' || Email.safeParse(text).success, 'Please enter a valid email address')
  .transform((text) => text || undefined)
  .optional()

const phoneSays = 'Please enter a valid phone number'
const Phone = z
  .string({ error: 'Phone number is required' })
  .trim()
  .max(40, { error: phoneSays, abort: true })
  .transform((text, check) => {
    const number = text === '' ? '' : normalisePhone(text)
    if (number !== undefined) return number
    check.addIssue({ code: 'custom', message: phoneSays })
    return z.NEVER
  })
const OptionalPhone = Phone.transform((number) => number || undefined).optional()

const contact = { name: Name, email: OptionalEmail, phone: OptionalPhone }
const reachable = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): boolean =>
  Boolean(email) || Boolean(phone)
/** Said beside what else is wrong, too. */
const always = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null
const reachableSays = {
  path: ['phone'],
  error: 'Please enter a phone number or an e-mail address',
  when: always,
}

/** What a visitor writes to a shop without an account. */
export const GuestMessageForm = z.strictObject({ ...contact, message: Words }).refine(reachable, reachableSays)
export type GuestMessageForm = z.infer<typeof GuestMessageForm>
export const MessageForm = z.strictObject({ message: Words })

const about = {
  shopId: z.uuid(),
  listingCode: z.string().trim().max(20).optional(),
  dealCode: z.string().trim().max(20).optional(),
}
/** POST /api/guest-messages */
export const GuestMessage = z
  .strictObject({ ...about, ...contact, message: Words, files: FileIds })
  .refine(reachable, reachableSays)
export type GuestMessage = z.infer<typeof GuestMessage>

/** POST /api/guest-bookings/:token/messages: the booking says who writes. */
export const GuestBookingMessage = z.strictObject({ message: Words, files: FileIds })
export type GuestBookingMessage = z.infer<typeof GuestBookingMessage>

/** What a quote is asked for. */
const wanted = {
  quantity: z
    .union([z.string().trim().min(1, 'Quantity is required').max(10), z.number()])
    .transform(Number)
    .pipe(z.int('Quantity must be a whole number').min(1, 'Quantity must be at least 1').max(9999)),
  extras: z
    .array(z.enum(['fitting', 'alignment', 'balancing']))
    .max(3)
    .default([]),
  notes: Lines().max(1000, 'Notes must be at most 1000 characters').default(''),
}
const quoteContact = {
  name: Name,
  phone: Phone.refine((number) => number !== '', 'Phone number is required'),
  email: OptionalEmail,
}
export const QuoteForm = z.strictObject({ ...quoteContact, ...wanted })
export type QuoteForm = z.infer<typeof QuoteForm>

/** POST /api/quotes. A signed-in person need not repeat what the account says. */
export const RequestQuote = z.strictObject({
  shopId: z.uuid(),
  /** The tyre, by its code; without one the notes say what is wanted. */
  listingCode: z.string().trim().max(20).optional(),
  ...wanted,
  name: Line().max(120, 'Name must be at most 120 characters').refine(isName, nameSays).optional(),
  phone: OptionalPhone,
  email: OptionalEmail,
})
export type RequestQuote = z.infer<typeof RequestQuote>

/** POST /api/suggestions, and the form of /request-admin-fitment-centre. */
export const Suggestion = z
  .strictObject({
    ...contact,
    shop: Line('Please name the fitment centre')
      .min(1, 'Please name the fitment centre')
      .max(120, 'Must be at most 120 characters'),
    place: Line('Please say where it is').min(1, 'Please say where it is').max(200, 'Must be at most 200 characters'),
    notes: Lines().max(1000, 'Notes must be at most 1000 characters').default(''),
  })
  .refine(reachable, reachableSays)
export type Suggestion = z.infer<typeof Suggestion>

/** A new conversation of somebody who is signed in: with a fitment centre, or, of type support, with us. */
export const NewThreadForm = z
  .strictObject({
    shopId: z.string(),
    type: z.enum(['general', 'booking', 'quote', 'support']),
    subject: Line().max(200, 'Subject must be at most 200 characters'),
    message: Words,
  })
  .refine(({ type, shopId }) => type === 'support' || shopId !== '', {
    path: ['shopId'],
    error: 'Please select a fitment centre',
    when: always,
  })
  .refine(({ type, shopId }) => type === 'support' || shopId === '' || z.uuid().safeParse(shopId).success, {
    path: ['shopId'],
    error: 'Business ID not found',
  })
export type NewThreadForm = z.infer<typeof NewThreadForm>

/** POST /api/reviews, and its form. */
export const ReviewForm = z.strictObject({
  stars: z
    .union([z.string().max(2), z.number()], { error: 'Please choose 1 to 5 stars' })
    .transform(Number)
    .pipe(
      z.int('Please choose 1 to 5 stars').min(1, 'Please choose 1 to 5 stars').max(5, 'Please choose 1 to 5 stars'),
    ),
  comment: Lines().max(1000, 'Comment must be at most 1000 characters').default(''),
})
export const WriteReview = z.strictObject({ bookingId: z.uuid(), ...ReviewForm.shape })
export type WriteReview = z.infer<typeof WriteReview>
