import { ArrowLeft, MessagesSquare } from 'lucide-react'
import { Link, Navigate } from 'react-router-dom'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { container } from '../../../components/styles.ts'
import { threadReads, useThread } from '../api/messages.ts'
import { Conversation } from './conversation.tsx'
import { NewMessage } from './new-message.tsx'
import { ThreadList } from './thread-list.tsx'

/** All conversations: beside each other where there is room, one view at a time on a phone. The address says which. */
export function MessagesScreen() {
  const { params, go } = useAddress()
  useKeepFresh(['thread_changed', 'messages_read', 'access_changed'], threadReads)
  const open = params.get('thread') ?? undefined
  const composes = params.has('compose')
  const { data: shown } = useThread(open && !composes ? { id: open } : undefined)
  if (shown?.role === 'business') return <Navigate to={`/business/messages?thread=${shown.id}`} replace />
  const view = composes ? 'new' : open ? 'conversation' : 'list'
  const toList = () =>
    go({
      thread: undefined,
      compose: undefined,
      businessId: undefined,
      booking: undefined,
      quote: undefined,
    })
  return (
    <main
      className={`${container} flex flex-col py-4 md:h-[calc(100dvh-4.5rem-var(--banner,0px))] md:py-6 ${view === 'conversation' ? 'max-md:h-[calc(100dvh-8.25rem-var(--banner,0px))] max-md:py-2' : ''}`}
    >
      <div className={`mb-3 flex items-center gap-2 ${view === 'list' ? '' : 'max-md:sr-only'}`}>
        <Link
          to="/profile"
          aria-label="Back to profile"
          className="grid size-11 place-items-center rounded-lg hover:bg-sunk"
        >
          <ArrowLeft aria-hidden size={20} />
        </Link>
        <h1 className="font-bold text-2xl">Messages</h1>
      </div>
      <div className="flex min-h-0 grow gap-4">
        <section
          aria-label="Conversations"
          className={`flex min-h-0 flex-col md:w-1/3 md:min-w-80 ${view === 'list' ? 'w-full' : 'max-md:hidden'}`}
        >
          <ThreadList open={open} />
        </section>
        <section
          aria-label={view === 'new' ? 'New message' : 'Conversation'}
          className={`flex min-h-0 grow flex-col overflow-hidden rounded-xl bg-surface shadow-card ${view === 'list' ? 'max-md:hidden' : 'w-full max-md:min-h-[26rem]'}`}
        >
          {view === 'new' && <NewMessage onBack={toList} />}
          {view === 'conversation' && open && <Conversation key={open} of={{ id: open }} onBack={toList} />}
          {view === 'list' && <Welcome />}
        </section>
      </div>
    </main>
  )
}

const Welcome = () => (
  <div className="m-auto grid justify-items-center gap-2 p-8 text-center">
    <MessagesSquare aria-hidden size={48} className="text-ink-soft" />
    <p className="font-bold text-xl">Welcome to your messages</p>
    <p className="text-ink-soft">Choose a conversation, or write to a fitment centre.</p>
  </div>
)
