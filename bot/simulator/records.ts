import type { SharedContact, SharedLocation, Shown } from '#core/contracts/devtools/simulator.ts'

/**
 * For a person's message: sent, delivered once the app took the webhook, read once it answered, failed when it refused.
 * For the app's: Twilio's own, where failed comes with a code.
 */
export type MessageStatus = 'accepted' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed'

/** A message resource as the stand-in keeps it, in either direction. */
export type SimMessage = {
  sid: string
  direction: 'inbound' | 'outbound-api'
  /** The person's side: E.164 or a business-scoped id, without the `whatsapp:` prefix. */
  phone: string
  /** The name in the person's WhatsApp profile; inbound only. */
  profileName?: string
  body: string
  shown: Shown
  status: MessageStatus
  errorCode: number | null
  errorText: string | null
  /** The code that WhatsApp will refuse it with. */
  failsWith: number | null
  messagingServiceSid: string | null
  statusCallback: string | null
  repliesTo: string | null
  /** The button or row that the person chose. */
  choice?: { kind: 'button' | 'list'; id: string; title: string }
  location?: SharedLocation
  contact?: SharedContact
  media: { sid: string; contentType: string }[]
  createdAt: string
  updatedAt: string
  sentAt: string | null
}

export type SimContent = {
  sid: string
  friendlyName: string
  language: string
  variables: Record<string, string>
  types: Record<string, unknown>
  createdAt: string
  updatedAt: string
  approval: Approval | null
}

export type Approval = {
  name: string
  category: string
  status: 'received' | 'pending' | 'approved' | 'rejected' | 'paused' | 'disabled'
  allowCategoryChange: boolean
  contentType: string
}

/** Every change, in the order in which it happened; replaying them rebuilds the state. */
export type Change =
  | { type: 'message'; message: SimMessage }
  | {
      type: 'status'
      sid: string
      status: MessageStatus
      at: string
      errorCode?: number | undefined
      errorText?: string | undefined
    }
  | { type: 'message_removed'; sid: string }
  | { type: 'content'; content: SimContent }
  | { type: 'approval'; sid: string; approval: Approval; at: string }
  | { type: 'content_removed'; sid: string }
  /** The business has seen the message and writes the answer. */
  | { type: 'typing'; sid: string; at: string }
