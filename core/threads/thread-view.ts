import type { MessageAboutRow } from '#db/queries/threads/open-threads.ts'
import type { MessageRow } from '#db/queries/threads/thread-messages.ts'
import type { ParticipantRow, PersonInThread } from '#db/queries/threads/thread-people.ts'
import type { ThreadListRow, ThreadRow } from '#db/queries/threads/threads.ts'
import type { MessageAbout, MessageView, Participant, ThreadSummary, ThreadView } from '../contracts/threads.ts'
import { serviceText } from '../search/offer-view.ts'
import { fileView } from './files/files.ts'
import type { ThreadAccess } from './thread-access.ts'

export const participantView = (row: PersonInThread): Participant => ({
  id: row.id,
  // A guest who typed somebody else's number does not learn whether it belongs to an account.
  userId: row.guest_name === null ? row.account_id : null,
  fullName: row.full_name,
  role: row.role,
  isActive: row.is_active,
  lastReadAt: row.last_read_at?.toISOString() ?? null,
})

export const threadView = (
  { thread, me }: ThreadAccess,
  people: readonly PersonInThread[],
  { window, answers }: Pick<ThreadView, 'window' | 'answers'>,
): ThreadView => ({
  id: thread.id,
  subject: thread.subject,
  type: thread.type,
  status: thread.status,
  shop: shopOf(thread),
  booking: bookingOf(thread),
  quote: quoteOf(thread),
  participants: people.map(participantView),
  guest: me.role === 'customer' ? null : guestOf(people),
  archived: me.is_archived,
  deleted: me.is_deleted,
  role: me.role,
  window,
  answers,
  canSend: me.is_active,
  reference: referenceOf(thread),
  createdAt: thread.created_at.toISOString(),
  lastMessageAt: thread.last_message_at.toISOString(),
})

export const threadSummary = (row: ThreadListRow): ThreadSummary => ({
  id: row.id,
  subject: row.subject,
  type: row.type,
  status: row.status,
  shop: shopOf(row),
  quoteReference: row.quote_reference,
  bookingId: row.booking_id,
  latestMessage:
    row.latest_content === null ? null : { content: row.latest_content, senderFullName: row.latest_sender ?? '' },
  lastMessageAt: row.last_message_at.toISOString(),
  unreadCount: row.unread,
  archived: row.is_archived,
  deleted: row.is_deleted,
  role: row.role,
})

export const messageView = (
  row: MessageRow,
  me: Pick<ParticipantRow, 'id'>,
  delivery: MessageView['delivery'],
): MessageView => ({
  id: row.id,
  threadId: row.thread_id,
  content: row.content,
  attachments: row.files.map(fileView),
  type: 'text',
  mine: row.sender_id === me.id,
  sender: { id: row.sender_id, fullName: row.sender_name, role: row.sender_role },
  metadata: row.metadata,
  about: row.about && aboutView(row.about),
  replyTo: quotedOf(row, me),
  isAutomated: row.is_automated,
  scheduledFor: row.scheduled_for?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  read: row.read,
  delivery,
  archived: row.archived,
  ...(row.money_mark && { moneyMark: row.money_mark }),
  ...(row.sender_id === me.id && row.client_key !== null && { key: row.client_key }),
})

const quotedOf = ({ reply_to: quoted }: MessageRow, me: Pick<ParticipantRow, 'id'>): MessageView['replyTo'] =>
  quoted && { id: quoted.id, content: quoted.content, from: quoted.from, mine: quoted.sender_id === me.id }

type OfShop = Pick<ThreadRow, 'shop_id' | 'shop_slug' | 'shop_name' | 'shop_phone' | 'shop_logo_url'>
const shopOf = ({ shop_id, shop_slug, shop_name, shop_phone, shop_logo_url }: OfShop): ThreadView['shop'] =>
  shop_id && shop_slug && shop_name
    ? { id: shop_id, slug: shop_slug, name: shop_name, phone: shop_phone, logoUrl: shop_logo_url }
    : null

/** The quote's, else the end of its id. */
export const referenceOf = ({ id, quote_reference }: Pick<ThreadRow, 'id' | 'quote_reference'>): string =>
  quote_reference ?? id.slice(-8)

const tyreOf = (brand: string | null, model: string | null, size: string | null) =>
  brand && model && size ? { brand, model, size } : null

const bookingOf = (row: ThreadRow): ThreadView['booking'] =>
  row.booking_id && row.booking_code && row.booking_status
    ? {
        id: row.booking_id,
        code: row.booking_code,
        appointmentAt: row.booking_at?.toISOString() ?? null,
        services: row.booking_services ?? [],
        status: row.booking_status,
        quantity: row.booking_quantity,
        tyre: tyreOf(row.booking_brand, row.booking_model, row.booking_size),
      }
    : null

const quoteOf = (row: ThreadRow): ThreadView['quote'] =>
  row.reference && row.quantity !== null
    ? {
        reference: row.reference,
        quantity: row.quantity,
        extras: row.extras ?? [],
        notes: row.notes ?? '',
        tyre: tyreOf(row.tyre_brand, row.tyre_model, row.tyre_size),
        priceCents: row.price_cents,
      }
    : null

function guestOf(people: readonly PersonInThread[]): ThreadView['guest'] {
  const guest = people.find((one) => one.role === 'customer' && one.guest_name !== null)
  return guest?.guest_name ? { name: guest.guest_name, phone: guest.guest_phone, email: guest.guest_email } : null
}

/** The tyre that a message is about. */
export const aboutView = (row: MessageAboutRow): MessageAbout => ({
  code: row.code,
  brand: row.brand,
  model: row.model,
  size: row.size,
  service: serviceText(row),
  imageUrl: row.image_url,
  deal: row.deal_code && row.deal_title ? { code: row.deal_code, title: row.deal_title } : null,
})

/** 'Michelin Primacy 4 205/55R16 91V (TQ7K2)', and the deal's title behind it. */
export const aboutWords = ({ code, brand, model, size, service, deal }: MessageAbout): string =>
  [`${brand} ${model} ${size} ${service}`.trimEnd(), `(${code})`, deal && `· ${deal.title}`].filter(Boolean).join(' ')
