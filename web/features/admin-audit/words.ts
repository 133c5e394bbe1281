import type { AuditAction, AuditEntry } from '#core/contracts/admin/audit.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'

export const actionNames: Readonly<Record<AuditAction, string>> = {
  create: 'Made',
  update: 'Changed',
  delete: 'Deleted',
  read: 'Read',
  send_notification: 'Notice sent',
}

export const entityNames: Readonly<Record<AuditEntry['entityType'], string>> = {
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
  fitment: 'Fitment',
  unknown_vehicle: 'Unknown vehicle',
  vehicle_name: 'Name of a vehicle',
  place: 'Place',
  place_name: 'Name of a place',
  unknown_place: 'Unknown place',
  misheard: 'What people said',
  deal: 'Deal',
  review: 'Review',
  report: 'Report',
  block: 'Block',
  suggestion: 'Suggested centre',
  tyre: 'Tyre',
  brand: 'Brand',
  tyre_import: 'Import of tyres',
  admin: 'Admin',
  admin_sign_in: 'Sign-in of an admin',
  platform_fee: 'Platform fee',
  operator: 'Operator on invoices',
  invoice: 'Invoice',
  payment: 'Payment',
  switch: 'Switch',
  job: 'Job',
  event: 'Event',
  trouble: 'Trouble',
  announcement: 'Announcement',
  template: 'Template',
  person: 'Person',
  site_content: 'Site content',
  legal_text: 'Legal text',
}

/** A wrong code is no sign-in, though both are noted where sign-ins are. */
export const actWords = ({ action, entityType, newValues }: AuditEntry): string =>
  entityType === 'admin_sign_in' && (says(newValues, 'signedIn', false) || says(newValues, 'confirmed', false))
    ? 'Refused'
    : actionNames[action]

const byCommand = ({ newValues }: AuditEntry): boolean => says(newValues, 'by', 'a command on the server')

const says = (values: unknown, name: string, value: unknown): boolean =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(values).some(([at, is]) => at === name && is === value)

export const whoWords = (entry: AuditEntry): string =>
  entry.userName ??
  (entry.userId ? 'Somebody who has left' : byCommand(entry) ? 'A command on the server' : 'A guest or a clock')

export const fromWords = (entry: AuditEntry): string =>
  entry.ipAddress ?? (byCommand(entry) ? 'the server' : 'the chat or a clock')

/** 'monthlyFeeCents' and 'monthly_fee_cents' as they are read: Monthly fee cents. */
export function nameWords(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** A value of a state before or after, for a reader: no signs of a program, and moments as the clock here shows them. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return instant.test(value) ? momentOf(value) : value
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || 'None'
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, one]) => `${nameWords(name)}: ${valueWords(one)}`)
    .join('; ')
}

const momentOf = (text: string): string =>
  Number.isNaN(Date.parse(text)) ? text : `${dayOfInstant(text)}, ${clockOf(text)}`
