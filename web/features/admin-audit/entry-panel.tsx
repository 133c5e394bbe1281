import { Link } from 'react-router-dom'
import type { AuditEntry } from '#core/contracts/admin/audit.ts'
import { deviceName } from '#core/rules/people/device-name.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { linkLook } from '../../components/styles.ts'
import { actWords, entityNames, fromWords, nameWords, valueWords, whoWords } from './words.ts'

/** One entry with the states before and after. */
export const EntryPanel = ({ entry, onClose }: { entry: AuditEntry; onClose(): void }) => (
  <SidePanel title={`${actWords(entry)}: ${entityNames[entry.entityType]}`} onClose={onClose}>
    <dl>
      <Detail name="Who">
        {whoWords(entry)}
        {entry.userId && (
          <Link to={`?user=${entry.userId}`} className={`${linkLook} block font-normal text-sm`}>
            All that they did
          </Link>
        )}
      </Detail>
      <Detail name="When">
        {dayOfInstant(entry.createdAt)}, {clockOf(entry.createdAt)}
      </Detail>
      <Detail name="Number">{entry.entityId}</Detail>
      {entry.threadId && (
        <Detail name="Conversation">
          <Link to={`?thread=${entry.threadId}`} className={linkLook}>
            All that was done in it
          </Link>
        </Detail>
      )}
      <Detail name="Came from">{fromWords(entry)}</Detail>
      {entry.userAgent && <Detail name="Browser">{deviceName(entry.userAgent)}</Detail>}
    </dl>
    <State title="Before" values={entry.oldValues} />
    <State title="After" values={entry.newValues} />
  </SidePanel>
)

const isObject = (values: unknown): values is Record<string, unknown> => typeof values === 'object' && values !== null

function State({ title, values }: { title: string; values: unknown }) {
  if (!isObject(values)) return null
  return (
    <section className="mt-4">
      <h3 className="font-bold">{title}</h3>
      <dl>
        {Object.entries(values).map(([name, value]) => (
          <Detail key={name} name={nameWords(name)}>
            {valueWords(value)}
          </Detail>
        ))}
      </dl>
    </section>
  )
}
