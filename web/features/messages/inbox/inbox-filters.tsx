import type { InboxCounts } from '#core/contracts/messages/inbox.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useLater } from '#web/lib/use-later.ts'
import { field } from '../../../components/styles.ts'
import { Choice } from '../components/choice.tsx'
import { MarkAllRead } from '../components/mark-all-read.tsx'
import { statuses, types } from '../filters.ts'
import { assignees, type InboxFilter, views } from './inbox-filter.ts'
import { inboxReads } from './inbox-reads.ts'

const searchMs = 300
const everyMs = 30_000
export const SEARCH_ID = 'search-conversations'

type Props = { filter: InboxFilter; shopId: string | undefined }

export function InboxFilters({ filter, shopId }: Props) {
  const { go } = useAddress()
  const [typed, setTyped] = useLater(filter.search, searchMs, (text) => go({ search: text || undefined }, 'replace'))
  return (
    <div className="grid shrink-0 gap-2 border-line border-b p-3">
      <input
        id={SEARCH_ID}
        type="search"
        aria-label="Search conversations"
        placeholder="Search customer, subject or quote"
        className={field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Choices filter={filter} shopId={shopId} />
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
        <MarkAllRead reads={inboxReads} />
      </div>
    </div>
  )
}

function Choices({ filter, shopId }: Props) {
  const { go } = useAddress()
  const of = shopId === undefined ? null : { params: { shopId } }
  const { data: counts } = useRead('GET /shops/:shopId/inbox/counts', of, { every: everyMs })
  const { data: labels } = useRead('GET /shops/:shopId/labels', of)
  const change = (name: string) => (value: string) => go({ [name]: value }, 'replace')
  const named = labels?.labels.map(({ id, name }) => [id, name] as const) ?? []
  return (
    <div className="grid grid-cols-2 gap-2">
      <Choice label="Show" value={filter.view ?? ''} choices={counted(views, counts)} onChange={change('view')} />
      <Choice
        label="Whose"
        value={filter.assignee ?? ''}
        choices={counted(assignees, counts)}
        onChange={change('assignee')}
      />
      <Choice label="Type" value={filter.type ?? ''} choices={types} onChange={change('type')} />
      <Choice label="Status" value={filter.status ?? ''} choices={statuses} onChange={change('status')} />
      {named.length > 0 && (
        <div className="col-span-2">
          <Choice
            label="Label"
            value={filter.label}
            choices={[['', 'All labels'], ...named]}
            onChange={change('label')}
          />
        </div>
      )}
    </div>
  )
}

const countOf = {
  waiting: 'waiting',
  snoozed: 'snoozed',
  me: 'mine',
  nobody: 'unassigned',
} as const satisfies Record<string, keyof InboxCounts>

/** How many there are, behind the names of those that are counted. */
const counted = (choices: readonly (readonly [string, string])[], counts: InboxCounts | undefined) =>
  choices.map(([value, name]) => {
    const key = Object.entries(countOf).find(([one]) => one === value)?.[1]
    return [value, key && counts ? `${name} (${counts[key]})` : name] as const
  })
