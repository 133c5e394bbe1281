import type { MessageView, ThreadView } from '#core/contracts/threads.ts'
import { id } from './a-booking.ts'

export { id }

/** A conversation with a shop, as its customer reads it. */
export const thread: ThreadView = {
  id: id(1),
  subject: 'Inquiry: Randburg Tyres',
  type: 'general',
  status: 'active',
  shop: null,
  booking: null,
  quote: null,
  participants: [],
  guest: null,
  archived: false,
  deleted: false,
  role: 'customer',
  window: null,
  answers: null,
  canSend: true,
  reference: '0000abcd',
  createdAt: '2026-11-18T07:00:00.000Z',
  lastMessageAt: '2026-11-18T07:00:00.000Z',
}

/** What its reader wrote. */
export const message = (n: number, content: string, options: Partial<MessageView> = {}): MessageView => ({
  id: id(n),
  threadId: id(1),
  content,
  attachments: [],
  type: 'text',
  mine: true,
  metadata: {},
  about: null,
  replyTo: null,
  read: true,
  delivery: { state: 'sent', reason: null },
  isAutomated: false,
  scheduledFor: null,
  sentAt: '2026-11-18T07:00:00.000Z',
  archived: false,
  sender: { id: id(2), fullName: 'Thandi', role: 'customer' },
  ...options,
})
