import { ArrowUp } from 'lucide-react'
import { type FocusEvent, type ReactNode, useState } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { type InboxFilter, isNarrowed, noFilter } from './inbox-filter.ts'
import { InboxRow } from './inbox-row.tsx'
import type { InboxThreads } from './use-inbox-threads.ts'
import { useSteadyOrder } from './use-steady-order.ts'

type Props = { filter: InboxFilter; inbox: InboxThreads; open: string | undefined; hasShop: boolean }

/** The list below its filters (`children`), which scroll along on a phone. */
export function InboxList({ children, ...props }: Props & { children: ReactNode }) {
  const { hold, onScroll, isHeld } = useHold()
  return (
    <div {...hold} onScroll={onScroll} className="flex min-h-0 grow flex-col max-md:overflow-y-auto">
      {children}
      <Rows {...props} isHeld={isHeld} onScroll={onScroll} />
    </div>
  )
}

type RowsProps = Props & { isHeld: boolean; onScroll(event: { currentTarget: Element }): void }

function Rows({ filter, inbox, open, hasShop, isHeld, onScroll }: RowsProps) {
  const { rows, news, adopt } = useSteadyOrder(inbox.name, inbox.threads, isHeld)
  if (inbox.isLoadingError)
    return (
      <div className="p-3">
        <Failed title="Failed to fetch threads" onRetry={() => void inbox.refetch()} retrying={inbox.isFetching} />
      </div>
    )
  if (!hasShop) return <NoShop />
  if (inbox.isPending) return <Skeletons />
  if (rows.length === 0) return <Nothing filter={filter} />
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <News count={news} onShow={adopt} />
      <div onScroll={onScroll} className="min-h-0 grow md:overflow-y-auto">
        <ul aria-label="Conversations">
          {rows.map((thread) => (
            <InboxRow key={thread.id} thread={thread} isOpen={thread.id === open} />
          ))}
        </ul>
        <More inbox={inbox} />
      </div>
    </div>
  )
}

/** Whether a hand is on the list: it points at it, has the focus in it, or has scrolled it. */
function useHold() {
  const [points, setPoints] = useState(false)
  const [focuses, setFocuses] = useState(false)
  const [isDown, setIsDown] = useState(false)
  const hold = {
    onMouseEnter: () => setPoints(true),
    onMouseLeave: () => setPoints(false),
    onFocus: () => setFocuses(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocuses(currentTarget.contains(relatedTarget)),
  }
  const onScroll = ({ currentTarget }: { currentTarget: Element }) => setIsDown(currentTarget.scrollTop > 0)
  return { hold, onScroll, isHeld: points || focuses || isDown }
}

/** What came meanwhile, for the asking. */
const News = ({ count, onShow }: { count: number; onShow(): void }) => (
  <div
    aria-live="polite"
    className="pointer-events-none sticky inset-x-0 top-2 z-10 -mb-px grid h-px justify-items-center"
  >
    {count > 0 && (
      <Button
        className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-ink px-4 font-semibold text-paper shadow-card"
        onClick={onShow}
      >
        <ArrowUp aria-hidden size={18} /> {count} new
      </Button>
    )}
  </div>
)

function More({
  inbox: { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage },
}: Pick<Props, 'inbox'>) {
  if (isFetchNextPageError)
    return (
      <div className="p-3">
        <Failed title="Failed to fetch threads" onRetry={() => void fetchNextPage()} retrying={isFetchingNextPage} />
      </div>
    )
  if (!hasNextPage) return null
  return (
    <Button
      look="quiet"
      className="mx-auto my-3 flex"
      busy={isFetchingNextPage && 'Loading...'}
      onClick={() => void fetchNextPage()}
    >
      Show older conversations
    </Button>
  )
}

const Skeletons = () => (
  <div role="status" className="grid gap-px">
    <span className="sr-only">Loading conversations</span>
    {[1, 2, 3, 4, 5].map((one) => (
      <div key={one} className="skeleton h-26" />
    ))}
  </div>
)

const NoShop = () => (
  <div className="p-3">
    <Empty title="No shop yet">
      <p className="text-ink-soft">What drivers write to your shop comes here once you belong to one.</p>
    </Empty>
  </div>
)

function Nothing({ filter }: { filter: InboxFilter }) {
  const { go } = useAddress()
  return (
    <div className="p-3">
      <Empty title={isNarrowed(filter) ? 'No conversations found' : 'No conversations yet'}>
        <p className="text-ink-soft">
          {isNarrowed(filter)
            ? 'Nothing fits these filters.'
            : 'What drivers write to your shop comes here, from the website and from WhatsApp.'}
        </p>
        {isNarrowed(filter) && (
          <Button look="quiet" onClick={() => go(noFilter)}>
            Clear filters
          </Button>
        )}
      </Empty>
    </div>
  )
}
