import { z } from 'zod'

/** An e-mail that the local mailbox shows; its HTML is read apart, from /mailbox/api/mails/{id}/html. */
export type MailView = {
  id: string
  to: string
  subject: string
  text: string
  attachments: { filename: string; contentType: string }[]
  status: 'held' | 'dropped' | 'queued' | 'sending' | 'sent' | 'failed'
  at: string
}

export type MailsAnswer = { mails: MailView[] }

/** A phone of the local demo: its number in E.164, or a business-scoped id if the person hides the number. */
export const Phone = z.strictObject({
  address: z.string(),
  name: z.string(),
  role: z.enum(['driver', 'shop']),
  /** Where the shop is. */
  place: z.string().nullable(),
})
export type Phone = z.infer<typeof Phone>

export const ShownButton = z.strictObject({
  title: z.string(),
  id: z.string().optional(),
  url: z.string().optional(),
  /** Shares the person's own number. */
  sharesContact: z.literal(true).optional(),
})
export type ShownButton = z.infer<typeof ShownButton>

export const ShownRow = z.strictObject({ id: z.string(), title: z.string(), description: z.string().optional() })
export type ShownRow = z.infer<typeof ShownRow>

export const SharedContact = z.strictObject({
  name: z.string().max(80),
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a number such as +27820000000'),
})
export type SharedContact = z.infer<typeof SharedContact>

export const SharedLocation = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  label: z.string().max(200).optional(),
  address: z.string().max(300).optional(),
})
export type SharedLocation = z.infer<typeof SharedLocation>

/** The content of a bubble, whichever side wrote it. */
export const Shown = z.strictObject({
  text: z.string(),
  footer: z.string().optional(),
  buttons: z.array(ShownButton).optional(),
  list: z.strictObject({ button: z.string(), rows: z.array(ShownRow) }).optional(),
  location: SharedLocation.optional(),
  contact: SharedContact.optional(),
  media: z.array(z.strictObject({ url: z.string(), contentType: z.string() })).optional(),
})
export type Shown = z.infer<typeof Shown>

export const BubbleStatus = z.enum(['accepted', 'queued', 'sent', 'delivered', 'read', 'failed'])
export type BubbleStatus = z.infer<typeof BubbleStatus>

export const Bubble = z.strictObject({
  sid: z.string(),
  phone: z.string(),
  /** Who wrote it: the person with the phone, or the business. */
  by: z.enum(['person', 'business']),
  at: z.iso.datetime(),
  shown: Shown,
  repliesTo: z.string().nullable(),
  status: BubbleStatus,
  /** Why it did not arrive, in words. */
  error: z.string().nullable(),
})
export type Bubble = z.infer<typeof Bubble>

export const PhoneOnPage = Phone.extend({ unread: z.int(), last: Bubble.nullable() })
export type PhoneOnPage = z.infer<typeof PhoneOnPage>

export type PhonesAnswer = { business: { name: string; address: string }; phones: PhoneOnPage[] }
export type BubblesAnswer = { bubbles: Bubble[] }

const Address = z
  .string()
  .regex(/^(\+[1-9]\d{6,14}|[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128})$/, 'must be a number such as +27820000000')

/** What a person does on a phone. Words beside a photo or a file are its caption. */
export const WriteOnPhone = z
  .strictObject({
    from: Address,
    name: z.string().max(80).optional(),
    text: z.string().trim().min(1).max(1600).optional(),
    /** A button or row of the bubble that `replyTo` names. */
    choice: z.string().max(200).optional(),
    location: SharedLocation.optional(),
    contact: SharedContact.optional(),
    media: z
      .strictObject({
        contentType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'audio/ogg', 'application/pdf']),
        base64: z.base64().max(7_000_000),
      })
      .optional(),
    replyTo: z.string().max(40).optional(),
  })
  .refine(({ text, choice, location, contact, media }) => text ?? choice ?? location ?? contact ?? media, {
    error: 'says nothing',
  })
export type WriteOnPhone = z.infer<typeof WriteOnPhone>

export const ReadOnPhone = z.strictObject({ phone: Address })
export const RetryOnPhone = z.strictObject({ sid: z.string().max(40) })

/** The time of the product; only a product that says so lets it be moved. */
export type SimulatorClock = { now: string; moves: boolean }
export const MoveClock = z.strictObject({ now: z.iso.datetime() })

/** What the stream of the page carries. */
export type SimulatorEvent = { type: 'bubble'; bubble: Bubble } | { type: 'typing'; phone: string }
