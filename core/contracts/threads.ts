import { z } from 'zod'
import { BookingStatus } from './bookings.ts'
import { SaidWithFiles, Words } from './forms/messages.ts'
import { Line } from './forms/typed.ts'
import { After, Flag, numeric } from './query.ts'
import { ServiceCode } from './shops.ts'
import { Delivery, FileIds, FileView, ReplyWindow, ShopAnswers } from './threads/messages.ts'

export const ThreadType = z.enum(['general', 'booking', 'quote', 'support'])
export type ThreadType = z.infer<typeof ThreadType>
export const ThreadStatus = z.enum(['active', 'closed'])
export type ThreadStatus = z.infer<typeof ThreadStatus>
export const ParticipantRole = z.enum(['customer', 'business', 'admin'])
export type ParticipantRole = z.infer<typeof ParticipantRole>
export const QuoteExtra = z.enum(['fitting', 'alignment', 'balancing'])
export type QuoteExtra = z.infer<typeof QuoteExtra>

/** What a message says besides its words: the listing that it is about, and the deal that led there, by their codes. */
export const MessageMetadata = z.strictObject({
  listingCode: z.string().max(20).optional(),
  dealCode: z.string().max(20).optional(),
})
export type MessageMetadata = z.infer<typeof MessageMetadata>

/** Who takes part. A guest has no user id. */
export const Participant = z.strictObject({
  id: z.uuid(),
  userId: z.uuid().nullable(),
  fullName: z.string(),
  role: ParticipantRole,
  isActive: z.boolean(),
  lastReadAt: z.iso.datetime().nullable(),
})
export type Participant = z.infer<typeof Participant>

/** The tyre that a message is about, as its shop lists it now, and the deal that led there. */
export const MessageAbout = z.strictObject({
  code: z.string(),
  brand: z.string(),
  model: z.string(),
  size: z.string(),
  service: z.string(),
  imageUrl: z.string().nullable(),
  deal: z.strictObject({ code: z.string(), title: z.string() }).nullable(),
})
export type MessageAbout = z.infer<typeof MessageAbout>

/** The message that another one answers. */
export const QuotedMessage = z.strictObject({
  id: z.uuid(),
  content: z.string(),
  from: z.string(),
  /** Written by the reader. */
  mine: z.boolean(),
})
export type QuotedMessage = z.infer<typeof QuotedMessage>

const MoneyMark = z.enum(['bank_details', 'deposit'])

export const MessageView = z.strictObject({
  id: z.uuid(),
  threadId: z.uuid(),
  /** Empty if only files were sent. */
  content: z.string(),
  attachments: z.array(FileView),
  type: z.literal('text'),
  /** Written by the reader. */
  mine: z.boolean(),
  sender: z.strictObject({ id: z.uuid(), fullName: z.string(), role: ParticipantRole }),
  metadata: MessageMetadata,
  about: MessageAbout.nullable(),
  replyTo: QuotedMessage.nullable(),
  isAutomated: z.boolean(),
  scheduledFor: z.iso.datetime().nullable(),
  /** Null while it waits for the time that it is scheduled for; only its sender sees it then. */
  sentAt: z.iso.datetime().nullable(),
  /** Read by the reader; for the reader's own message, by somebody on another side. */
  read: z.boolean(),
  /** Null for a message of the other side, and for one that is not sent yet. */
  delivery: Delivery.nullable(),
  archived: z.boolean(),
  /** It speaks of money to be paid elsewhere than at the shop. */
  moneyMark: MoneyMark.optional(),
  /** The key under which the reader's own page has sent it. */
  key: z.string().optional(),
})
export type MessageView = z.infer<typeof MessageView>

const Shop = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  logoUrl: z.string().nullable(),
})

/** A thread as one participant sees it in a list. */
export const ThreadSummary = z.strictObject({
  id: z.uuid(),
  subject: z.string().nullable(),
  type: ThreadType,
  status: ThreadStatus,
  shop: Shop.nullable(),
  quoteReference: z.string().nullable(),
  bookingId: z.uuid().nullable(),
  latestMessage: z.strictObject({ content: z.string(), senderFullName: z.string() }).nullable(),
  lastMessageAt: z.iso.datetime(),
  unreadCount: z.int(),
  archived: z.boolean(),
  deleted: z.boolean(),
  /** The side of the reader. */
  role: ParticipantRole,
})
export type ThreadSummary = z.infer<typeof ThreadSummary>

export const ThreadPage = z.strictObject({ threads: z.array(ThreadSummary), next: z.string().nullable() })
export type ThreadPage = z.infer<typeof ThreadPage>

const Tyre = z.strictObject({ brand: z.string(), model: z.string(), size: z.string() })

export const QuoteView = z.strictObject({
  reference: z.string(),
  quantity: z.int(),
  extras: z.array(QuoteExtra),
  notes: z.string(),
  tyre: Tyre.nullable(),
  priceCents: z.int().nullable(),
})
export type QuoteView = z.infer<typeof QuoteView>

/** One thread with what it is tied to. */
export const ThreadView = z.strictObject({
  id: z.uuid(),
  subject: z.string().nullable(),
  type: ThreadType,
  status: ThreadStatus,
  shop: Shop.nullable(),
  booking: z
    .strictObject({
      id: z.uuid(),
      code: z.string(),
      appointmentAt: z.iso.datetime().nullable(),
      services: z.array(ServiceCode),
      status: BookingStatus,
      quantity: z.int().nullable(),
      tyre: Tyre.nullable(),
    })
    .nullable(),
  quote: QuoteView.nullable(),
  participants: z.array(Participant),
  /** How to reach a guest, for the shop and for us. */
  guest: z.strictObject({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }).nullable(),
  archived: z.boolean(),
  deleted: z.boolean(),
  role: ParticipantRole,
  /** How the customer can be reached; null for the customer. */
  window: ReplyWindow.nullable(),
  /** For the customer of an open thread with a shop. */
  answers: ShopAnswers.nullable(),
  /** False if the reader was removed from it. */
  canSend: z.boolean(),
  /** What people call it by. */
  reference: z.string(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
})
export type ThreadView = z.infer<typeof ThreadView>

/** What a guest's private link opens, and whether it stands in an account by now. */
export const GuestThreadView = z.strictObject({
  ...ThreadView.shape,
  inAccount: z.enum(['none', 'mine', 'another']),
  /** By it the conversation goes on in the chat; null once it is somebody's. */
  chatKey: z.string().nullable(),
})
export type GuestThreadView = z.infer<typeof GuestThreadView>

/** Newest first, at most 50. */
export const ThreadsQuery = z.strictObject({
  type: ThreadType.optional(),
  status: ThreadStatus.optional(),
  /** The reader's side: those as a driver, or those that the reader answers. */
  role: ParticipantRole.optional(),
  /** In the subject or the quote's reference. */
  search: z.string().trim().max(100).optional(),
  includeArchived: Flag.default(false),
  includeDeleted: Flag.default(false),
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type ThreadsQuery = z.infer<typeof ThreadsQuery>

/** Newest first: what came before a message, what came after it, or from an offset on. */
export const MessagesQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(50),
  offset: numeric(z.int().min(0).max(100_000)).optional(),
  before: z.uuid().optional(),
  after: z.uuid().optional(),
})
export type MessagesQuery = z.infer<typeof MessagesQuery>
export const MessagePage = z.strictObject({ messages: z.array(MessageView), more: z.boolean() })
export type MessagePage = z.infer<typeof MessagePage>

export const UnreadQuery = z.strictObject({ role: ParticipantRole.optional() })
export type UnreadQuery = z.infer<typeof UnreadQuery>
export const Unread = z.strictObject({ unread: z.int() })

const Reference = z.string().trim().toUpperCase().min(1).max(20)

/** A new thread with a shop, or, of type support, with us. What it is tied to says its type. */
export const StartThread = z.strictObject({
  shopId: z.uuid().optional(),
  message: Words,
  /** Of /api/loose-files. */
  files: FileIds,
  subject: Line().max(200).optional(),
  type: ThreadType.default('general'),
  bookingId: z.uuid().optional(),
  quoteReference: Reference.optional(),
  /** What it is about, by its code. */
  listingCode: z.string().trim().max(20).optional(),
  dealCode: z.string().trim().max(20).optional(),
})
export type StartThread = z.infer<typeof StartThread>

export const SendMessage = z
  .strictObject({
    message: SaidWithFiles,
    /** Sending again under the same key sends nothing again, however much later. */
    key: z.string().min(16).max(100).optional(),
    files: FileIds,
    replyToId: z.uuid().optional(),
    /** Sent at that time instead of now. */
    scheduledFor: z.iso
      .datetime({ offset: true })
      .refine((instant) => instant.startsWith('20'), 'Must be an instant of this century')
      .transform((text) => new Date(text))
      .optional(),
  })
  .refine(({ message, files }) => message !== '' || files.length > 0, {
    path: ['message'],
    error: 'Message is required',
  })
export type SendMessage = z.infer<typeof SendMessage>

/** For oneself; the status for everybody. */
export const ChangeThread = z.strictObject({
  archived: z.boolean().optional(),
  deleted: z.boolean().optional(),
  status: ThreadStatus.optional(),
  /** Its newest message of another side is unread again. */
  unread: z.literal(true).optional(),
})
export type ChangeThread = z.infer<typeof ChangeThread>
export const ChangeMessage = z.strictObject({
  read: z.boolean().optional(),
  archived: z.boolean().optional(),
  deleted: z.boolean().optional(),
})
export type ChangeMessage = z.infer<typeof ChangeMessage>
/** Up to this message, or all of them. */
export const ReadThread = z.strictObject({ upTo: z.uuid().optional() }).prefault({})

export const ThreadId = z.strictObject({ id: z.uuid() })
export const ThreadParticipantId = z.strictObject({ id: z.uuid(), participantId: z.uuid() })
export const AddParticipant = z.strictObject({ userId: z.uuid() })
export const Participants = z.strictObject({ participants: z.array(Participant) })
export const GuestToken = z.strictObject({ token: z.string().min(1).max(100) })

/** What a guest gets back: the private page of the thread, and whether an answer can reach them by e-mail. */
export const GuestThreadMade = z.strictObject({
  threadId: z.uuid(),
  reference: z.string(),
  link: z.url(),
  byEmail: z.boolean(),
})
export type GuestThreadMade = z.infer<typeof GuestThreadMade>

/** The place of the answer to a quote: a thread of the person's own, or a guest's page. */
export const QuoteMade = z.strictObject({
  threadId: z.uuid(),
  reference: z.string(),
  link: z.url().nullable(),
  byEmail: z.boolean(),
})
export type QuoteMade = z.infer<typeof QuoteMade>

export const SuggestionMade = z.strictObject({ threadId: z.uuid() })
