import { Link } from 'react-router-dom'
import type { SwitchName } from '#core/rules/operations/switches.ts'
import { linkLook } from '../../components/styles.ts'
import { useRead } from '../../lib/api/use-read.ts'

const EVERY_MS = 10_000
const names: Record<SwitchName, string> = { bot: 'The bot', sending: 'All sending', alerts: 'Alerts' }

/** Over each of the admins' pages while an owner has stopped something. */
export function StoppedStrip() {
  const { data } = useRead('GET /admin/switches', {}, { every: EVERY_MS, onFocus: true })
  const off = data?.switches.filter(({ stoppedAt }) => stoppedAt !== null) ?? []
  if (off.length === 0) return null
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 border-line border-b bg-danger-wash px-4 py-2 text-danger text-sm print:hidden"
    >
      <span className="min-w-0 grow break-words">
        {off.map(({ name, reason }) => `${names[name]} stopped: ${reason}`).join(' · ')}
      </span>
      <Link to="/admin/operations" className={`${linkLook} inline-flex min-h-8 items-center`}>
        Operations
      </Link>
    </p>
  )
}
