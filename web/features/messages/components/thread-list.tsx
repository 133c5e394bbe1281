import { Archive, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ThreadSummary } from '#core/contracts/threads.ts'
import { brand } from '#core/rules/brand.ts'
import { ShopLogo } from '#web/components/shops/shop-face.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { useLater } from '#web/lib/use-later.ts'
import { field, primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Loading } from '../../../components/ui/states.tsx'
import { threadReads } from '../api/messages.ts'
import { oneOf, statuses, types } from '../filters.ts'
import { ago, CHARACTERS_OF_ID, preview, subjectOf, typeNames } from '../words.ts'
import { Choice } from './choice.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { UnreadCount } from './unread-count.tsx'

const everyMs = 30_000
const searchMs = 300

/** What the address narrows the list to. */
const filterIn = (params: URLSearchParams) => ({
  type: oneOf(types, params.get('type')),
  status: oneOf(statuses, params.get('status')),
  search: params.get('search') ?? '',
  archived: params.get('archived') === '1',
})
type Filter = ReturnType<typeof filterIn>

const queryOf = ({ type, status, search, archived }: Filter, isMember: boolean) => ({
  role: isMember ? ('customer' as const) : undefined,
  type: type || undefined,
  status: status || undefined,
  search,
  includeArchived: archived || undefined,
})

export function ThreadList({ open }: { open: string | undefined }) {
  const { params, go } = useAddress()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useLater(search, searchMs, (text) => go({ search: text || undefined }, 'replace'))
  const filter = filterIn(params)
  const who = useWho()
  // What a shop's members answer has a page of its own.
  const isMember = who.state === 'in' && who.account.hasShop === true
  const threads = useRead('GET /threads', { query: queryOf(filter, isMember) }, { every: everyMs, keepsPrevious: true })
  return (
    <>
      <div className="grid gap-2 pb-3">
        <input
          type="search"
          aria-label="Search conversations"
          placeholder="Search subject or quote reference"
          className={field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Filters filter={filter} go={go} />
      </div>
      <div className="min-h-0 grow max-md:pb-20 md:overflow-y-auto md:pb-2">
        {threads.error && !threads.data ? (
          <Failed
            title="Failed to fetch threads"
            onRetry={() => void threads.refetch()}
            retrying={threads.isFetching}
          />
        ) : !threads.data ? (
          <Skeletons />
        ) : threads.data.threads.length === 0 ? (
          <Nothing
            isFiltered={Boolean(filter.type || filter.status || filter.search)}
            onClear={() => {
              setTyped('')
              go({ type: undefined, status: undefined, search: undefined })
            }}
          />
        ) : (
          <ul className="grid gap-2">
            {threads.data.threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === open} />
            ))}
          </ul>
        )}
      </div>
      <Compose
        floating
        className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-card md:hidden"
      />
    </>
  )
}

function Compose({ className, floating = false }: { className: string; floating?: boolean }) {
  const { params } = useAddress()
  const to = `/messages${withChanges(`?${params}`, { compose: '1', thread: undefined })}`
  return (
    <Link to={to} className={className} aria-label={floating ? 'New message' : undefined}>
      <Plus aria-hidden size={floating ? 26 : 18} />
      {!floating && 'New message'}
    </Link>
  )
}

const Skeletons = () => (
  <Loading>
    <div role="status" className="grid gap-2">
      <span className="sr-only">Loading conversations</span>
      {[1, 2, 3, 4].map((one) => (
        <div key={one} className="skeleton h-24 rounded-xl" />
      ))}
    </div>
  </Loading>
)

const Nothing = ({ isFiltered, onClear }: { isFiltered: boolean; onClear(): void }) => (
  <Empty title={isFiltered ? 'No conversations found' : 'No conversations yet'}>
    <p className="text-ink-soft">
      {isFiltered ? 'Nothing fits these filters.' : 'Write to a fitment centre and the answers come here.'}
    </p>
    {isFiltered ? (
      <Button look="quiet" onClick={onClear}>
        Clear filters
      </Button>
    ) : (
      <Compose className={primaryButton} />
    )}
  </Empty>
)

function Filters({ filter, go }: { filter: Filter; go: ReturnType<typeof useAddress>['go'] }) {
  const change = (name: string) => (value: string) => go({ [name]: value }, 'replace')
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <Choice label="Type" value={filter.type ?? ''} choices={types} onChange={change('type')} />
        <Choice label="Status" value={filter.status ?? ''} choices={statuses} onChange={change('status')} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-(--accent-ink)"
            checked={filter.archived}
            onChange={({ target }) => go({ archived: target.checked ? '1' : undefined }, 'replace')}
          />
          Show archived
        </label>
        <MarkAllRead reads={threadReads} />
        <Compose className={`${quietButton} max-md:hidden`} />
      </div>
    </>
  )
}

function ThreadRow({ thread, isOpen }: { thread: ThreadSummary; isOpen: boolean }) {
  const { params } = useAddress()
  const { id, shop, latestMessage, unreadCount, archived } = thread
  const subject = subjectOf(thread)
  return (
    <li>
      <Link
        to={`/messages${withChanges(`?${params}`, { thread: id, compose: undefined })}`}
        aria-current={isOpen ? 'true' : undefined}
        className={`flex gap-3 rounded-xl p-4 shadow-card ${isOpen ? 'bg-accent-wash' : 'bg-surface hover:bg-sunk'}`}
      >
        <ShopLogo shop={shop ?? { name: brand.name, logoUrl: null }} className="mt-0.5 size-11" />
        <span className="min-w-0 grow">
          <span className="flex items-start gap-2">
            <span className={`min-w-0 grow leading-snug ${unreadCount > 0 ? 'font-bold' : 'font-semibold'}`}>
              {subject}
            </span>
            {archived && <Archive aria-label="Archived" size={16} className="mt-1 shrink-0 text-ink-soft" />}
            <UnreadCount count={unreadCount} />
          </span>
          {shop && !subject.includes(shop.name) && <span className="block text-sm">{shop.name}</span>}
          {latestMessage && (
            <span className="mt-1 block text-ink-soft">
              <span className="font-medium text-ink">{latestMessage.senderFullName}:</span>{' '}
              {preview(latestMessage.content)}
            </span>
          )}
          <span className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm max-md:pr-12 md:justify-between">
            <span>
              {typeNames[thread.type]} · <span className="tabular-nums">{id.slice(-CHARACTERS_OF_ID)}</span>
            </span>
            <time dateTime={thread.lastMessageAt}>{ago(thread.lastMessageAt, new Date())}</time>
          </span>
        </span>
      </Link>
    </li>
  )
}
