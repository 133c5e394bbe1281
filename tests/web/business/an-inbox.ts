import type { InboxThread } from '#core/contracts/messages/inbox.ts'
import type { OperationAnswer } from '#core/contracts/operations.ts'
import type { MessageView, ThreadView } from '#core/contracts/threads.ts'
import { shop } from '../support/a-booking.ts'

export const id = (n: number): string => `0190f1a0-0000-7000-8000-${String(n).padStart(12, '0')}`
const own = { id: shop.id, slug: shop.slug, name: shop.name, phone: shop.phone, logoUrl: null }

/** A conversation in the list of Randburg Tyres. */
export const anEntry = (n: number, options: Partial<InboxThread> = {}): InboxThread => ({
  id: id(n),
  subject: 'Inquiry: Randburg Tyres',
  type: 'general',
  status: 'active',
  shop: own,
  quoteReference: null,
  bookingId: null,
  latestMessage: { content: 'Do you have it?', senderFullName: `Driver ${n}` },
  lastMessageAt: `2026-11-18T07:${String(59 - n).padStart(2, '0')}:00.000Z`,
  unreadCount: 0,
  archived: false,
  deleted: false,
  role: 'business',
  customer: { name: `Driver ${n}`, guest: false },
  assignee: null,
  labels: [],
  snoozedUntil: null,
  waitingSince: null,
  answerBy: null,
  notes: 0,
  blocked: false,
  ...options,
})

/** The same conversation as its page reads it. */
export const aThread = (n: number): ThreadView => ({
  id: id(n),
  subject: 'Inquiry: Randburg Tyres',
  type: 'general',
  status: 'active',
  shop: own,
  booking: null,
  quote: null,
  participants: [
    { id: id(90), userId: null, fullName: `Driver ${n}`, role: 'customer', isActive: true, lastReadAt: null },
  ],
  guest: null,
  archived: false,
  deleted: false,
  role: 'business',
  window: { openUntil: null, ways: ['website'], reason: null },
  answers: null,
  canSend: true,
  reference: '0000abcd',
  createdAt: '2026-11-18T07:00:00.000Z',
  lastMessageAt: '2026-11-18T07:00:00.000Z',
})

export const counts: OperationAnswer<'GET /shops/:shopId/inbox/counts'> = {
  open: 3,
  waiting: 2,
  late: 1,
  mine: 0,
  unassigned: 3,
  snoozed: 1,
}
export const myShops: OperationAnswer<'GET /my-shops'> = {
  shops: [
    {
      id: id(80),
      role: 'owner',
      since: '2026-01-05T08:00:00.000Z',
      shop: { id: shop.id, slug: shop.slug, name: shop.name },
    },
  ],
}
export const members: OperationAnswer<'GET /shops/:shopId/members'> = {
  members: [
    { id: id(80), name: 'Riaan Botha', role: 'owner', since: '2026-01-05T08:00:00.000Z', you: true },
    { id: id(81), name: 'Nomsa Khumalo', role: 'staff', since: '2026-01-05T08:00:00.000Z', you: false },
  ],
}
export const aMessage = (n: number, options: Partial<MessageView> = {}): MessageView => ({
  id: id(n),
  threadId: id(1),
  content: 'Do you have it?',
  type: 'text',
  mine: false,
  sender: { id: id(90), fullName: 'Driver 1', role: 'customer' },
  metadata: {},
  about: null,
  replyTo: null,
  isAutomated: false,
  scheduledFor: null,
  sentAt: '2026-11-18T07:00:00.000Z',
  read: true,
  delivery: null,
  attachments: [],
  archived: false,
  ...options,
})
