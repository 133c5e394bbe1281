import { mayAdmin } from '#core/rules/admin/admin-areas.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useWho } from '#web/lib/session.ts'
import { FoundDialog } from '../../console/finder/found-dialog.tsx'
import { entriesOf } from './found-entries.ts'

/** Finds whatever the platform has. */
export default function FinderDialog({ onClose }: { onClose(): void }) {
  return (
    <FoundDialog
      label="Find a business, a person, a booking, a deal, a tyre, a conversation, an invoice or a page"
      placeholder="Name, number, address, code or page"
      useEntries={useAdminEntries}
      onClose={onClose}
    />
  )
}

function useAdminEntries(words: string | undefined, typed: string) {
  const who = useWho()
  const roles = who.state === 'in' ? (who.account.adminRoles ?? []) : []
  const { data, isError, refetch } = useRead('GET /admin/find', words === undefined ? null : { query: { q: words } }, {
    keepsPrevious: true,
  })
  const groups = entriesOf(words === undefined ? undefined : data, typed, (area) => mayAdmin(roles, area))
  return { groups, isError, retry: () => void refetch() }
}
