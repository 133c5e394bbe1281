import type { AuditEntry, AuditedEntity } from '#core/contracts/admin/audit.ts'
import { thingWords } from '../../components/admin/audit/words.ts'

const named = (path: string) => (entry: AuditEntry) => `${path}${encodeURIComponent(thingWords(entry))}`

/** Where each kind of thing is worked on in the console. */
const pages: Partial<Record<AuditedEntity, (entry: AuditEntry) => string>> = {
  shop: ({ entityId }) => `/admin/businesses/${entityId}`,
  person: ({ entityId }) => `/admin/people/${entityId}`,
  report: ({ entityId }) => `/admin/reports?report=${entityId}`,
  deal: named('/admin/deals?search='),
  tyre: ({ entityId }) => `/admin/tyres?tyre=${entityId}`,
  invoice: named('/admin/revenue?search='),
  payment: named('/admin/revenue?search='),
  platform_fee: () => '/admin/revenue',
  operator: () => '/admin/revenue',
  admin: () => '/admin/admins',
  admin_sign_in: () => '/admin/admins',
  announcement: () => '/admin/announcements',
  template: () => '/admin/templates',
  site_content: () => '/admin/content',
  legal_text: () => '/admin/content',
  switch: () => '/admin/operations',
  suggestion: () => '/admin/support',
}

/** The page of the thing; undefined for what has none. What is deleted is gone from its page, too. */
export const pageOf = (entry: AuditEntry): string | undefined =>
  entry.action === 'delete' && entry.entityType !== 'admin_sign_in' ? undefined : pages[entry.entityType]?.(entry)
