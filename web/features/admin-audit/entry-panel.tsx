import { Link } from 'react-router-dom'
import type { AuditEntry, AuditedEntity } from '#core/contracts/admin/audit.ts'
import { deviceName } from '#core/rules/people/device.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'
import { States } from '../../components/admin/audit/states.tsx'
import { actWords, entityNames, fromWords, thingWords, whoWords } from '../../components/admin/audit/words.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { linkLook } from '../../components/styles.ts'

/** One entry with the states before and after. */
export const EntryPanel = ({ entry, onClose }: { entry: AuditEntry; onClose(): void }) => (
  <SidePanel wide keys title={`${actWords(entry)}: ${entityNames[entry.entityType]}`} onClose={onClose}>
    <dl>
      <Detail name="Who">
        {whoWords(entry)}
        {entry.userId && (
          <span className="flex flex-wrap gap-x-4 font-normal text-sm">
            <Link to={`/admin/people/${entry.userId}`} className={linkLook}>
              The person
            </Link>
            <Link to={`?user=${entry.userId}`} className={linkLook}>
              All that they did
            </Link>
          </span>
        )}
      </Detail>
      <Detail name="When">
        {dayOfInstant(entry.createdAt)}, {clockOf(entry.createdAt)}
      </Detail>
      <Detail name="Of what">
        {thingWords(entry) || entityNames[entry.entityType]}
        <span className="flex flex-wrap gap-x-4 font-normal text-sm">
          <Page entry={entry} />
          <Link to={`?entity=${entry.entityId}`} className={linkLook}>
            All that was done with it
          </Link>
        </span>
      </Detail>
      {entry.threadId && entry.threadId !== entry.entityId && (
        <Detail name="Conversation">
          <Link to={`?thread=${entry.threadId}`} className={linkLook}>
            All that was done in it
          </Link>
        </Detail>
      )}
      <Detail name="Came from">{fromWords(entry)}</Detail>
      {entry.userAgent && <Detail name="Browser">{deviceName(entry.userAgent)}</Detail>}
    </dl>
    <section className="mt-4">
      <h3 className="mb-1 font-bold">Before and after</h3>
      <States before={entry.oldValues} after={entry.newValues} names={entry.names} />
    </section>
  </SidePanel>
)

function Page({ entry }: { entry: AuditEntry }) {
  const to = pageOf(entry)
  return (
    to && (
      <Link to={to} className={linkLook}>
        Open it
      </Link>
    )
  )
}

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
const pageOf = (entry: AuditEntry): string | undefined =>
  entry.action === 'delete' && entry.entityType !== 'admin_sign_in' ? undefined : pages[entry.entityType]?.(entry)
