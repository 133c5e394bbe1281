import { MessageSquareQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { nextInQueue } from '#web/lib/page/next-in-queue.ts'
import { AddressSelect } from '../../components/console/address-select.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty } from '../../components/ui/states.tsx'
import { suggestionReads, supportReads } from './reads.ts'
import { Suggestions } from './suggestions.tsx'
import { SupportList } from './support-list.tsx'
import { SupportPanel } from './support-panel.tsx'
import { useSupportActs } from './use-support-acts.ts'

const shows = ['waiting', 'open', 'closed'] as const
const whose = ['me', 'nobody'] as const

type Props = {
  conversation(threadId: string): ReactNode
  /** Where what we have ready to answer with is made and changed. */
  replies: ReactNode
}

/** Who waits for an answer of ours, the longest first, and beside it the fitment centres that people miss. */
export function SupportScreen({ conversation, replies }: Props) {
  const { params, go } = useAddress()
  useKeepFresh(['thread_changed', 'access_changed'], [...supportReads, ...suggestionReads])
  const show = shows.find((one) => one === params.get('show')) ?? 'waiting'
  const assignee = whose.find((one) => one === params.get('whose'))
  const search = params.get('search') ?? undefined
  const read = usePages('GET /admin/support', {
    query: { show, assignee, search },
  })
  const threads = (read.pages ?? read.before)?.flatMap((page) => page.threads)
  const acts = useSupportActs()
  const open = params.get('thread') ?? undefined
  const next = nextInQueue(threads?.map(({ id }) => id) ?? [], open)
  return (
    <ConsolePage
      title="Support"
      about="Whoever has waited longest stands first"
      actions={
        <Button look="quiet" onClick={() => go({ replies: '1', thread: undefined })}>
          <MessageSquareQuote aria-hidden size={18} /> Ready replies
        </Button>
      }
    >
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @min-[56rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <section aria-label="Conversations" className="grid content-start gap-3">
            <Filters />
            <SupportList
              read={read}
              threads={threads}
              open={open}
              acts={acts}
              onOpen={({ id }) => go({ thread: id, replies: undefined }, 'replace')}
              empty={<Nothing isNarrowed={assignee !== undefined || search !== undefined} show={show} />}
            />
          </section>
          <Suggestions />
        </div>
      </div>
      {open && (
        <SupportPanel
          key={open}
          id={open}
          acts={acts}
          onNext={next === undefined ? undefined : () => go({ thread: next }, 'replace')}
          onClose={() => go({ thread: undefined }, 'replace')}
        >
          {conversation(open)}
        </SupportPanel>
      )}
      {params.has('replies') && !open && (
        <SidePanel title="Ready replies" onClose={() => go({ replies: undefined }, 'replace')}>
          {replies}
        </SidePanel>
      )}
    </ConsolePage>
  )
}

function Nothing({ show, isNarrowed }: { show: (typeof shows)[number]; isNarrowed: boolean }) {
  if (isNarrowed) return <Empty title="No conversations found" />
  return <Empty title={show === 'waiting' ? 'Nobody waits for an answer' : 'No conversations here'} />
}

const Filters = () => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <AddressSelect
      label="Show"
      name="show"
      choices={[
        ['waiting', 'Waiting for an answer'],
        ['open', 'All that are open'],
        ['closed', 'Closed'],
      ]}
    />
    <AddressSelect
      label="Whose"
      name="whose"
      choices={[
        ['all', 'Everybody’s'],
        ['me', 'Mine'],
        ['nobody', 'Nobody’s'],
      ]}
    />
    <SearchBox label="Search conversations" placeholder="Subject or name" />
  </div>
)
