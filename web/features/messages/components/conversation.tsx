import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'
import type { MessageView, ParticipantRole, ThreadPage, ThreadView } from '#core/contracts/threads.ts'
import { brand } from '#core/rules/brand.ts'
import { TYPING_EVERY_MS, TYPING_LASTS_MS } from '#core/rules/website/realtime.ts'
import { showAhead } from '#web/lib/api/cache.ts'
import { lowerUnread, tellUnreadChanged } from '#web/lib/api/unread.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { usePageSeen } from '#web/lib/device/page-seen.ts'
import { useWho } from '#web/lib/session.ts'
import { FilesPlace } from '../../../components/files/files-place.ts'
import { Notice } from '../../../components/ui/states.tsx'
import { useRealtime } from '../../../lib/api/realtime.ts'
import { markRead, readsOf, useThread } from '../api/messages.ts'
import { authOf, type ThreadRef, threadName } from '../thread-ref.ts'
import { useMessages } from '../use-messages.ts'
import { useOutbox } from '../use-outbox.ts'
import { useQuoting } from '../use-quoting.ts'
import { type Between, Bubbles } from './bubbles.tsx'
import { Composer } from './composer.tsx'
import { ThreadHeader } from './thread-header.tsx'

/** What a shop's counter has besides. */
export type FrontDeskParts = {
  /** Below the header. */
  bar: ReactNode
  between: readonly Between[]
  /** Around the composer. */
  around(composer: ReactNode): ReactNode
  helper: ComponentProps<typeof Composer>['helper']
  problemOf(words: string): string | undefined
  /** A message is to be answered. */
  onReply(): void
}

type Props = {
  of: ThreadRef
  onBack?: () => void
  frontDesk?: FrontDeskParts | undefined
}

/** One thread: what it is about, what was said, and what one wants to say. Opening it reads it. */
export function Conversation({ of, onBack, frontDesk }: Props) {
  const thread = useThread(of)
  const who = useWho()
  const messages = useMessages(of)
  const outbox = useOutbox(of, messages.shown)
  const { side, typing, sent } = useTyping(thread.data?.id, messages.shown, authOf(of))
  useReading(of, messages.shown)
  const quoting = useQuoting(messages, frontDesk?.onReply)
  const around = frontDesk?.around ?? ((one: ReactNode) => one)
  const composer = {
    name: threadName(of),
    isSending: outbox.isSending,
    quoting,
    onSend: (...message: Parameters<typeof outbox.send>) => {
      sent()
      outbox.send(...message)
    },
    onTyping: typing,
    helper: frontDesk?.helper,
    problemOf: frontDesk?.problemOf,
  }
  if (thread.error?.status === 404)
    return (
      <div className="p-4">
        <Notice tone="warning">
          There is no such conversation. The link may have been cut short, or it is too old.
        </Notice>
      </div>
    )
  return (
    <FilesPlace value={of}>
      <ThreadHeader of={of} thread={thread.data} writing={side && thread.data && nameOf(thread.data)} onBack={onBack} />
      {frontDesk?.bar}
      <Bubbles
        messages={messages}
        outbox={outbox}
        between={frontDesk?.between}
        side={thread.data?.role === 'admin' ? 'admin' : frontDesk && 'business'}
        onReply={thread.data?.canSend === false ? undefined : quoting.reply}
        onJump={quoting.jump}
      />
      {thread.data?.canSend === false ? (
        <Notice tone="info" className="m-4">
          User is not a participant in this thread
        </Notice>
      ) : (
        who.state !== 'loading' && around(<Composer {...composer} />)
      )}
    </FilesPlace>
  )
}

/** Who is on the other side: to a driver the shop, whoever writes there. */
const nameOf = ({ role, shop, participants }: ThreadView): string =>
  role === 'customer'
    ? (shop?.name ?? brand.name)
    : (participants.find((one) => one.role === 'customer')?.fullName ?? 'Customer')

/** Notes what others wrote as read while the conversation is in sight, and lowers the badges at once. */
function useReading(of: ThreadRef, shown: readonly MessageView[]): void {
  const client = useQueryClient()
  const isSeen = usePageSeen()
  const invalidate = useInvalidate()
  useStillReading(of, isSeen)
  const { mutate } = useSendWith((_newest: string) => markRead(of), {
    invalidates: readsOf(of),
    onDone: tellUnreadChanged,
    onFailed: () => invalidate(...readsOf(of)),
  })
  const newest = shown.findLast(({ mine, read }) => !mine && !read)?.id
  const id = 'id' in of ? of.id : undefined
  useEffect(() => {
    if (newest === undefined || !isSeen) return
    if (id !== undefined) {
      const lists = client.getQueriesData<List>({ queryKey: ['GET /threads'] })
      const threads = lists.flatMap(([, list]) => pagesOf(list).flatMap((page) => page.threads))
      lowerUnread(client, threads.find((one) => one.id === id)?.unreadCount ?? 0)
      showAhead<List>(client, ['GET /threads'], (list) => withoutUnread(list, id))
    }
    mutate(newest)
  }, [client, newest, isSeen, id, mutate])
}

/** So often the page says that it is still read, so that notices of its messages wait. */
const STILL_READS_MS = 60_000

function useStillReading(of: ThreadRef, isSeen: boolean): void {
  const name = JSON.stringify(of)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` says which conversation it is
  useEffect(() => {
    if (!isSeen) return
    const beat = setInterval(() => void markRead(of).catch(() => {}), STILL_READS_MS)
    return () => clearInterval(beat)
  }, [name, isSeen])
}

/** The driver's list is one page; the seller's has several. */
type List = ThreadPage | InfiniteData<ThreadPage>

const pagesOf = (list: List | undefined): readonly ThreadPage[] => (!list ? [] : 'pages' in list ? list.pages : [list])

const withoutUnread = (list: List, id: string): List =>
  'pages' in list ? { ...list, pages: list.pages.map((page) => readIn(page, id)) } : readIn(list, id)

const readIn = (page: ThreadPage, id: string): ThreadPage => ({
  ...page,
  threads: page.threads.map((one) => (one.id === id ? { ...one, unreadCount: 0 } : one)),
})

type Shown = readonly Pick<MessageView, 'id' | 'sender'>[]

/** Who writes, and that side's newest message when it was told: a newer one ends the writing. */
type Writing = { side: ParticipantRole; after: string | undefined }

/**
 * Which other side writes in the thread at the moment, and the ways to tell them that one writes oneself, and that the
 * words are sent. `shown` are the messages that are there, oldest first.
 */
function useTyping(threadId: string | undefined, shown: Shown, auth?: RealtimeAuth) {
  const [writing, setWriting] = useState<Writing>()
  const over = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useRealtime(
    (news) => {
      if (news.type !== 'typing' || news.threadId !== threadId) return
      setWriting({ side: news.side, after: newestOf(news.side, shown) })
      clearTimeout(over.current)
      over.current = setTimeout(() => setWriting(undefined), TYPING_LASTS_MS)
    },
    auth,
    threadId,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: who writes in one thread does not write in the next
  useEffect(() => {
    setWriting(undefined)
    return () => clearTimeout(over.current)
  }, [threadId])
  const side = writing && newestOf(writing.side, shown) === writing.after ? writing.side : undefined
  return { side, ...useTelling(tell) }
}

const newestOf = (side: ParticipantRole, shown: Shown): string | undefined =>
  shown.findLast(({ sender }) => sender.role === side)?.id

/** Tells at once, and then as often as it may; the words that are sent take with them what was not told yet. */
function useTelling(tell: () => void) {
  const toldAt = useRef(0)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useCallback(() => {
    clearTimeout(later.current)
    later.current = undefined
  }, [])
  useEffect(() => sent, [sent])
  const typing = useCallback(() => {
    if (later.current) return
    const now = () => {
      later.current = undefined
      toldAt.current = Date.now()
      tell()
    }
    const wait = toldAt.current + TYPING_EVERY_MS - Date.now()
    if (wait > 0) later.current = setTimeout(now, wait)
    else now()
  }, [tell])
  return { typing, sent }
}
