import type { AuditAction, AuditEntry } from '#core/contracts/admin/audit.ts'

export const actionNames: Readonly<Record<AuditAction, string>> = {
  create: 'Made',
  update: 'Changed',
  delete: 'Deleted',
  read: 'Read',
  send_notification: 'Notice sent',
}

export const entityNames: Readonly<Partial<Record<AuditEntry['entityType'], string>>> = {
  thread: 'Conversation',
  message: 'Message',
  notification: 'Notice',
  preference: 'Preferences',
  shop: 'Business',
  listing: 'Listing',
  member: 'Member',
  invitation: 'Invitation',
  document: 'Document',
  api_key: 'Key',
  webhook: 'Webhook',
  booking: 'Booking',
}

/** 'Api key' of one that has no name of its own here. */
export const entityWords = (entity: AuditEntry['entityType']): string =>
  entityNames[entity] ?? (entity.slice(0, 1).toUpperCase() + entity.slice(1)).replaceAll('_', ' ')

export const whoWords = ({ userId, userName }: AuditEntry): string =>
  userName ?? (userId ? 'Somebody who has left' : 'A guest or a clock')
