/** What a WhatsApp message says, in our own form. The sender turns it into Twilio's; the bot and notifications make it. */
export type Button = { id: string; title: string }
export type ListRow = { id: string; title: string; description?: string }

export type OutboundContent =
  /** Plain words, up to 1,600 characters. A secret text signs somebody in, so it is deleted once it is sent. */
  | { type: 'text'; body: string; secret?: true }
  /** Up to 3 buttons (titles up to 20 characters) under at most 1,024 characters, which may stand under a picture. */
  | { type: 'buttons'; body: string; buttons: Button[]; picture?: string }
  /** Up to 10 rows (titles up to 24, descriptions up to 72 characters) behind one button (20). */
  | { type: 'list'; body: string; button: string; rows: ListRow[] }
  /** A button (title up to 20 characters) that opens an address, under at most 640 characters. */
  | { type: 'link'; body: string; title: string; url: string }
  /** WhatsApp's own button that shares the person's number, under at most 640 characters. */
  | { type: 'contact_request'; body: string }
  /** A pin on the map; the body is the name of the place. */
  | { type: 'pin'; body: string; address: string; lat: number; lng: number }
  /** A file of a conversation under at most 1,024 characters, which only a picture shows; `url` is the page that shows it, too. */
  | { type: 'media'; body: string; fileId: string; ending: string; url: string }
  /** A message that may start a conversation: a template of core/notifications/templates/templates.ts with its variables in order. */
  | { type: 'template'; template: string; language: string; variables: string[]; secret?: true }

export type TemplateContent = Extract<OutboundContent, { type: 'template' }>

export type InboundKind = 'text' | 'button' | 'list' | 'location' | 'media' | 'contact' | 'reaction' | 'other'

export type InboundContent = {
  kind: InboundKind
  /** The id that our own button or row carried. */
  choice?: string
  location?: { lat: number; lng: number; label?: string; address?: string }
  media?: { url: string; contentType: string }[]
  /** What a contact card says. */
  contact?: { name?: string; phone?: string }
  /** Twilio's id of the message that this one replies to. */
  repliesTo?: string
  forwarded?: boolean
  optOut?: 'STOP' | 'START' | 'HELP'
}

export type MailAttachment = { filename: string; contentType: string; content: string }
