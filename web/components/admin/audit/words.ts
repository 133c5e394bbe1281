import type { AuditAction, AuditEntry } from '#core/contracts/admin/audit.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { grouped } from '#web/lib/counts.ts'
import { clockOf, dateWords, dayOfInstant } from '#web/lib/dates.ts'

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
  quote: 'Quote',
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

/** What is done to a sign-in has words of its own: a wrong code is none, though both are noted where sign-ins are. */
export function actWords({ action, entityType, newValues }: AuditEntry): string {
  if (entityType !== 'admin_sign_in') return actionNames[action]
  if (says(newValues, 'signedIn', false) || says(newValues, 'confirmed', false)) return 'Refused'
  return action === 'delete' ? 'Signed out' : 'Signed in'
}

const byCommand = ({ newValues }: AuditEntry): boolean => says(newValues, 'by', 'a command on the server')

const says = (values: unknown, name: string, value: unknown): boolean =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(values).some(([at, is]) => at === name && is === value)

/** Who did it. A notice is sent by the platform itself, to whom its entry names. */
export function whoWords(entry: AuditEntry): string {
  const { userId, userName, action, ipAddress } = entry
  const person = userName ?? (userId ? 'Somebody who has left' : undefined)
  if (action === 'send_notification') return person ? `Spoor, to ${person}` : 'Spoor'
  return person ?? (byCommand(entry) ? 'A command on the server' : ipAddress ? 'A guest' : 'Spoor, by itself')
}

export function fromWords(entry: AuditEntry): string {
  if (entry.ipAddress) return entry.ipAddress
  if (isImport(entry)) return 'A file on the website'
  return entry.userId && entry.action !== 'send_notification' ? 'The chat' : 'The server'
}

/** The workers write what stands in a file, and note whose it is. */
const isImport = ({ entityType, newValues }: AuditEntry): boolean =>
  entityType === 'tyre_import' || (typeof newValues === 'object' && newValues !== null && 'importId' in newValues)

/** The thing itself, where it has a name. */
export const thingWords = ({ entityId, entityType, names, newValues, oldValues }: AuditEntry): string =>
  names[entityId] ?? nameIn(newValues) ?? nameIn(oldValues) ?? (entityType === 'thread' ? shortId(entityId) : '')

/** Things without a row that is named say it in their state: a template, an invoice, the words of a vehicle. */
function nameIn(values: unknown): string | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  const found = Object.entries(values).find(([name, value]) => named.has(name) && typeof value === 'string')
  return found && String(found[1])
}
const named: ReadonlySet<string> = new Set(['name', 'invoice', 'model', 'make', 'label', 'place', 'text', 'words'])

/** 'monthlyFeeCents' and 'monthly_fee_cents' as they are read: Monthly fee. */
export function nameWords(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1).replace(/ (?:cents|ids?)$/, '')
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
export type Names = Readonly<Record<string, string>>

/** As conversations are named in lists. */
const shortId = (id: string): string => `No. ${id.slice(-8)}`

/**
 * A value of a state before or after, for a reader: amounts in rand, moments as the clock here shows them, things by
 * their names, and no characters of a program. `name` is that of the field.
 */
export function valueWords(value: unknown, names: Names = {}, name = ''): string {
  if (value === null || value === undefined || value === '') return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return /cents$/i.test(name) ? formatRandExact(value) : grouped(value)
  if (typeof value === 'string') return textWords(value, names)
  if (Array.isArray(value)) return value.map((one) => valueWords(one, names, name)).join(', ') || 'None'
  return Object.entries(value)
    .map(([name, one]) => `${nameWords(name)}: ${valueWords(one, names, name)}`)
    .join('; ')
}

function textWords(text: string, names: Names): string {
  if (uuid.test(text)) return names[text] ?? shortId(text)
  if (Number.isNaN(Date.parse(text))) return text
  if (instant.test(text)) return `${dayOfInstant(text)}, ${clockOf(text)}`
  return day.test(text) ? dateWords(text) : text
}
