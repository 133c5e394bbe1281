import { CheckCheck } from 'lucide-react'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { field } from '../../../components/styles.ts'
import { toast } from '../../../lib/toast.ts'
import { threadReads } from '../api/messages.ts'
import { Choice } from '../components/choice.tsx'
import { statuses, types } from '../filters.ts'
import { useLater } from '../use-later.ts'
import type { InboxFilter } from './inbox-filter.ts'

const searchMs = 300
export const SEARCH_ID = 'search-conversations'

export function InboxFilters({ filter }: { filter: InboxFilter }) {
  const { go } = useAddress()
  const [typed, setTyped] = useLater(filter.search, searchMs, (text) => go({ search: text || undefined }, 'replace'))
  const change = (name: string) => (value: string) => go({ [name]: value }, 'replace')
  return (
    <div className="grid gap-2 border-line border-b p-3">
      <input
        id={SEARCH_ID}
        type="search"
        aria-label="Search conversations"
        placeholder="Search customer, subject or quote"
        className={field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Choice label="Type" value={filter.type ?? ''} choices={types} onChange={change('type')} />
        <Choice label="Status" value={filter.status ?? ''} choices={statuses} onChange={change('status')} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-(--accent-ink)"
            checked={filter.archived}
            onChange={({ target }) => go({ archived: target.checked ? '1' : undefined }, 'replace')}
          />
          Show archived
        </label>
        <MarkAllRead />
      </div>
    </div>
  )
}

function MarkAllRead() {
  const allRead = useSend('POST /threads/read', {
    invalidates: threadReads,
    onFailed: () => toast({ type: 'error', title: 'Failed to mark message as read' }),
  })
  return (
    <button
      type="button"
      className="ml-auto inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-semibold hover:bg-sunk"
      disabled={allRead.isPending}
      onClick={() => allRead.mutate()}
    >
      <CheckCheck aria-hidden size={18} /> Mark all read
    </button>
  )
}
