import { MessagesSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useChosenShop } from '../../../components/business/chosen-shop.ts'
import { threadReads } from '../api/messages.ts'
import { Conversation } from '../components/conversation.tsx'
import { inboxFilter } from './inbox-filter.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxList } from './inbox-list.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxThreads } from './use-inbox-threads.ts'
import { useThreadActions } from './use-thread-actions.ts'

/** The conversations of the seller's shops: beside each other where there is room, one at a time on a phone. */
export function InboxScreen() {
  const { params } = useAddress()
  useKeepFresh(['thread_changed', 'messages_read', 'access_changed'], threadReads)
  const { shops, chosen, isPending } = useChosenShop()
  const filter = inboxFilter(params)
  const inbox = useInboxThreads(filter, !isPending)
  const open = params.get('thread') ?? undefined
  const actions = useThreadActions()
  const { close } = useInboxKeys(open, actions)
  const pane = useFocusWhereItOpens(open)
  return (
    <main className="flex min-h-0 grow flex-col">
      <h1 className={`px-4 py-2 font-bold text-lg md:py-3 md:text-xl ${open ? 'max-md:sr-only' : ''}`}>
        Messages{' '}
        <span className="font-normal text-ink-soft text-sm md:text-base">- Manage your customer conversations</span>
      </h1>
      <div className="flex min-h-0 grow border-line border-t">
        <section
          aria-label="Conversations"
          className={`flex min-h-0 flex-col border-line border-r bg-surface md:w-1/3 md:min-w-80 ${open ? 'max-md:hidden' : 'w-full'}`}
        >
          <InboxList filter={filter} inbox={inbox} open={open} namesShop={shops.length > 1 && !chosen}>
            <InboxFilters filter={filter} />
          </InboxList>
        </section>
        <section
          ref={pane}
          tabIndex={-1}
          aria-label="Conversation"
          className={`flex min-h-0 min-w-0 grow flex-col bg-paper outline-none ${open ? '' : 'max-md:hidden'}`}
        >
          {open ? <Conversation key={open} of={{ id: open }} onBack={close} /> : <Welcome />}
        </section>
      </div>
    </main>
  )
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
