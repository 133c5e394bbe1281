import { useId, useState } from 'react'
import type { AuditAction, AuditEntry } from '#core/contracts/admin/audit.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import {
  actionNames,
  actWords,
  entityNames,
  fromWords,
  thingWords,
  whoWords,
} from '../../components/admin/audit/words.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { FilterChips } from '../../components/console/filter-chips.tsx'
import { ListScreen } from '../../components/console/list-screen.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { EntryPanel } from './entry-panel.tsx'

const KEY = 'GET /admin/audit'

/** Who did what, and when, the newest first. */
export function AuditScreen() {
  const { params, go } = useAddress()
  const read = usePages(KEY, { query: queryOf(params) })
  const entries = read.pages?.flatMap((page) => page.entries)
  const open = params.get('entry') ?? undefined
  const opened = entries?.find(({ id }) => id === open)
  return (
    <ConsolePage
      title="Audit trail"
      about="Who made, changed, deleted or read what. It never holds the words of a message. An announcement is one line; each of its notices shows under Act: Notice sent."
      actions={<OldEntries />}
    >
      <Filters some={entries?.[0]} />
      <ListScreen
        read={read}
        failed="Failed to fetch audit logs"
        more="Older entries"
        label="Audit trail"
        columns={columns}
        rows={entries}
        idOf={({ id }) => id}
        nameOf={sentence}
        open={open}
        follows
        onOpen={({ id }) => go({ entry: id }, open ? 'replace' : 'push')}
        empty={<Empty title="Nothing was noted">Choose another time or take a filter away.</Empty>}
      />
      {opened && <EntryPanel entry={opened} onClose={() => go({ entry: undefined })} />}
    </ConsolePage>
  )
}

/** `some` is one of the entries that they leave: its names say whom and what the address means. */
const Filters = ({ some }: { some: AuditEntry | undefined }) => {
  const { params } = useAddress()
  const entity = some && `${entityNames[some.entityType]} ${thingWords(some)}`.trim()
  return (
    <div className="grid gap-2">
      <SearchBox label="Search the audit trail" placeholder="Name, code, shop or what was changed" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:grid max-sm:*:grid max-sm:*:grid-cols-[4rem_1fr]">
        <AddressSelect label="Who" name="who" choices={[['', 'Everybody'], ...Object.entries(doers)]} />
        <AddressSelect label="Act" name="action" choices={[['', 'All'], ...Object.entries(actionNames)]} />
        <AddressSelect label="Of what" name="what" choices={[['', 'All'], ...Object.entries(entityNames)]} />
        <DayField label="From" name="from" />
        <DayField label="To" name="to" />
      </div>
      <FilterChips
        chips={[
          ...(params.has('user') ? [{ name: 'user', words: some?.userName ?? 'One person' }] : []),
          ...(params.has('thread') ? [{ name: 'thread', words: 'One conversation' }] : []),
          ...(params.has('entity') ? [{ name: 'entity', words: entity ?? 'One thing' }] : []),
        ]}
      />
    </div>
  )
}

const doers = { admins: 'Admins', people: 'Drivers and shops', itself: 'Spoor, by itself' } as const
const doer = (value: string | null): keyof typeof doers | undefined =>
  value && Object.hasOwn(doers, value) ? (value as keyof typeof doers) : undefined

const DAY_MS = 86_400_000
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const day = /^\d{4}-\d\d-\d\d$/
const action = (value: string | null): AuditAction | undefined =>
  value && Object.hasOwn(actionNames, value) ? (value as AuditAction) : undefined
const entity = (value: string | null): AuditEntry['entityType'] | undefined =>
  value && Object.hasOwn(entityNames, value) ? (value as AuditEntry['entityType']) : undefined

const SHORTEST = 2
const searchIn = (params: URLSearchParams): string | undefined => {
  const words = params.get('search')?.trim().slice(0, 100) ?? ''
  return words.length >= SHORTEST ? words : undefined
}

/** What of the address the API understands; the days are those of South Africa, the last one included. */
function queryOf(params: URLSearchParams) {
  const matching = (name: string, form: RegExp) => {
    const value = params.get(name)
    return value && form.test(value) ? value : undefined
  }
  const [from, to] = [matching('from', day), matching('to', day)]
  return {
    userId: matching('user', uuid),
    threadId: matching('thread', uuid),
    action: action(params.get('action')),
    entityType: entity(params.get('what')),
    entityId: matching('entity', uuid),
    who: doer(params.get('who')),
    search: searchIn(params),
    from: from ? new Date(`${from}T00:00:00+02:00`) : undefined,
    to: to ? new Date(Date.parse(`${to}T00:00:00+02:00`) + DAY_MS) : undefined,
  }
}

const sentence = (entry: AuditEntry) =>
  `${whoWords(entry)}: ${actWords(entry)}, ${entityNames[entry.entityType]} ${thingWords(entry)}`.trim()

const Thing = ({ entry }: { entry: AuditEntry }) => {
  const name = thingWords(entry)
  return (
    <>
      {entityNames[entry.entityType]}
      {name && <span className="block break-words text-ink-soft text-sm">{name}</span>}
    </>
  )
}

const columns: readonly Column<AuditEntry>[] = [
  {
    id: 'when',
    head: 'When',
    cell: ({ createdAt }) => `${dayOfInstant(createdAt)}, ${clockOf(createdAt)}`,
    onCard: 'line',
  },
  { id: 'who', head: 'Who', cell: whoWords, onCard: 'title' },
  { id: 'act', head: 'Act', cell: actWords, onCard: 'line' },
  { id: 'what', head: 'Of what', cell: (entry) => <Thing entry={entry} />, onCard: 'line' },
  { id: 'from', head: 'Came from', cell: fromWords, from: 'lg', onCard: 'none' },
]

/** A day that bounds the list below, kept in the address. */
function DayField({ label, name }: { label: string; name: string }) {
  const { params, go } = useAddress()
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-ink-soft text-sm">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="min-h-11 rounded-lg border border-line-strong bg-surface px-2"
        value={params.get(name) ?? ''}
        onChange={({ target }) => go({ [name]: target.value || undefined }, 'replace')}
      />
    </div>
  )
}

const DAYS = 365

/** Counts what is older than a year, and deletes it if the admin says so; a clock does the same every night. */
function OldEntries() {
  const [asks, setAsks] = useState(false)
  const { data } = useRead('GET /admin/audit/old', { query: { days: DAYS } })
  const { mutate, isPending } = useAdminSend('DELETE /admin/audit/old', {
    invalidates: ['GET /admin/audit', 'GET /admin/audit/old'],
    onDone: ({ deleted }) => toast({ type: 'success', title: `${deleted} old entries deleted` }),
    onFailed: toastError,
  })
  if (!data?.entries) return null
  return (
    <>
      <Button look="quiet" busy={isPending && 'Deleting...'} onClick={() => setAsks(true)}>
        {`Delete ${data.entries} older than ${DAYS} days`}
      </Button>
      <Confirm
        open={asks}
        title={`Delete ${data.entries} entries?`}
        yes="Delete"
        no="Keep them"
        destroys
        onNo={() => setAsks(false)}
        onYes={() => {
          setAsks(false)
          mutate({ query: { days: DAYS } })
        }}
      >
        They are older than {DAYS} days. They cannot be brought back.
      </Confirm>
    </>
  )
}
