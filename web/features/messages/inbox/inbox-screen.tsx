import { MessagesSquare, Settings2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { later } from '#web/lib/code/later.tsx'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../../components/business/chosen-shop.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Spinner } from '../../../components/ui/states.tsx'
import { useThread } from '../api/messages.ts'
import { Conversation } from '../components/conversation.tsx'
import { UnreadCount } from '../components/unread-count.tsx'
import { FrontDeskConversation } from '../front-desk/front-desk-conversation.tsx'
import { ago, preview, subjectOf } from '../words.ts'
import { inboxFilter } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { inboxReads } from './inbox-reads.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxThreads } from './use-inbox-threads.ts'
import { useThreadActions } from './use-thread-actions.ts'

const FrontDeskSettings = later(() => import('../front-desk/front-desk-settings.tsx'))

/** The conversations of the seller's shops: beside each other where there is room, one at a time on a phone. */
export function InboxScreen() {
  const { params } = useAddress()
  useKeepFresh(['thread_changed', 'messages_read', 'access_changed'], inboxReads)
  const own = useChosenShop()
  const { chosen, areKnown } = own
  const filter = inboxFilter(params)
  const inbox = useInboxThreads(filter, chosen?.id)
  const open = params.get('thread') ?? undefined
  const actions = useThreadActions()
  const { close, markUnread } = useInboxKeys(open, actions)
  const opened = useOpened(open, own)
  const pane = useFocusWhereItOpens(open)
  return (
    <main className="flex min-h-0 grow flex-col">
      <div className={`flex items-center gap-2 px-4 py-1 md:py-2 ${open ? 'max-md:sr-only' : ''}`}>
        <h1 className="grow font-bold text-lg md:text-xl">
          Messages{' '}
          <span className="font-normal text-ink-soft text-sm md:text-base">- Manage your customer conversations</span>
        </h1>
        {chosen && <SettingsButton shopId={chosen.id} />}
      </div>
      <div className="flex min-h-0 grow border-line border-t">
        <section
          aria-label="Conversations"
          className={`flex min-h-0 flex-col border-line border-r bg-surface md:w-1/3 md:min-w-80 md:shrink-0 ${open ? 'max-md:hidden' : 'w-full'}`}
        >
          <InboxList filter={filter} inbox={inbox} open={open} hasShop={!areKnown || chosen !== undefined}>
            <InboxFilters filter={filter} shopId={chosen?.id} />
            <FromUs open={open} />
          </InboxList>
        </section>
        <section
          ref={pane}
          tabIndex={-1}
          aria-label="Conversation"
          className={`flex min-h-0 min-w-0 grow flex-col bg-paper outline-none ${open ? '' : 'max-md:hidden'}`}
        >
          {!open && <Welcome />}
          {open && opened === 'loading' && <Spinner>Loading...</Spinner>}
          {open && opened === 'elsewhere' && <Conversation key={open} of={{ id: open }} onBack={close} />}
          {open && typeof opened === 'object' && (
            <FrontDeskConversation
              key={open}
              threadId={open}
              shopId={opened.id}
              actions={actions}
              onUnread={markUnread}
              onBack={close}
            />
          )}
        </section>
      </div>
    </main>
  )
}

function SettingsButton({ shopId }: { shopId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        aria-label="Ready replies, labels, away message"
        title="Ready replies, labels, away message"
        look="icon"
        className="shrink-0"
        onClick={() => setIsOpen(true)}
      >
        <Settings2 aria-hidden size={20} />
      </Button>
      {isOpen && (
        <Suspense>
          <FrontDeskSettings shopId={shopId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The shop whose conversation is open, which becomes the chosen one; 'elsewhere' if it is with none of them. */
function useOpened(open: string | undefined, { shops, chosen, areKnown }: ReturnType<typeof useChosenShop>) {
  const { go } = useAddress()
  const { data, isPending } = useThread(open === undefined ? undefined : { id: open })
  const shop = data?.role === 'business' ? shops.find(({ id }) => id === data.shop?.id) : undefined
  const isOther = shop !== undefined && chosen !== undefined && shop.id !== chosen.id
  useEffect(() => {
    if (isOther) go({ shop: shop.slug }, 'replace')
  }, [isOther, shop, go])
  if (isPending || !areKnown) return 'loading'
  return shop ?? 'elsewhere'
}

/** On a phone the list with the focus goes away as a conversation opens: the focus goes along. */
function useFocusWhereItOpens(open: string | undefined) {
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const at = document.activeElement
    const isLost = at === null || at === document.body || at.checkVisibility?.() === false
    if (open !== undefined && isLost) pane.current?.focus({ preventScroll: true })
  }, [open])
  return pane
}

const Welcome = () => (
  <div className="m-auto grid justify-items-center gap-2 p-8 text-center">
    <MessagesSquare aria-hidden size={48} className="text-ink-soft" />
    <p className="font-bold text-xl">Welcome to your messages</p>
    <p className="text-ink-soft">
      Choose a conversation. With the keyboard: <kbd className="font-semibold">j</kbd> and{' '}
      <kbd className="font-semibold">k</kbd> move, <kbd className="font-semibold">Enter</kbd> opens,{' '}
      <kbd className="font-semibold">?</kbd> shows the rest.
    </p>
  </div>
)

/** What we and the seller wrote to each other, over the conversations with drivers. */
function FromUs({ open }: { open: string | undefined }) {
  const { params } = useAddress()
  const { data } = useRead('GET /threads', { query: { type: 'support', role: 'customer', limit: 5 } })
  if (!data || data.threads.length === 0) return null
  return (
    <ul aria-label="From Spoor" className="border-line border-b">
      {data.threads.map((thread) => (
        <li key={thread.id}>
          <Link
            to={`/business/messages${withChanges(`?${params}`, { thread: thread.id })}`}
            preventScrollReset
            aria-current={open === thread.id ? 'true' : undefined}
            className={`grid grid-cols-1 gap-0.5 px-4 py-2 -outline-offset-3 ${open === thread.id ? 'bg-accent-wash' : 'hover:bg-sunk'}`}
          >
            <span className="flex items-baseline gap-2">
              <span className={`min-w-0 grow truncate ${thread.unreadCount > 0 ? 'font-extrabold' : 'font-semibold'}`}>
                Spoor: {subjectOf(thread)}
              </span>
              <time dateTime={thread.lastMessageAt} className="shrink-0 text-ink-soft text-sm tabular-nums">
                {ago(thread.lastMessageAt, new Date())}
              </time>
              <UnreadCount count={thread.unreadCount} />
            </span>
            {thread.latestMessage && (
              <span className="truncate text-ink-soft text-sm">{preview(thread.latestMessage.content)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
