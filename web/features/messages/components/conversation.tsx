import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { useWho } from '#web/lib/session.ts'
import { Notice } from '../../../components/ui/states.tsx'
import { markRead, readsOf, type ThreadRef, useThread } from '../api/messages.ts'
import { useMessages } from '../use-messages.ts'
import { threadName, useOutbox } from '../use-outbox.ts'
import { type Between, Bubbles } from './bubbles.tsx'
import { Composer } from './composer.tsx'
import { ThreadHeader } from './thread-header.tsx'

/** What a shop's counter has besides. */
export type CounterParts = {
  /** Below the header. */
  bar: ReactNode
  between: readonly Between[]
  /** Around the composer. */
  around(composer: ReactNode): ReactNode
  helper: ComponentProps<typeof Composer>['helper']
  problemOf(words: string): string | undefined
}

type Props = {
  of: ThreadRef
  onBack?: () => void
  counter?: CounterParts | undefined
}

/** One thread: what it is about, what was said, and what one wants to say. Opening it reads it. */
export function Conversation({ of, onBack, counter }: Props) {
  const thread = useThread(of)
  const who = useWho()
  const messages = useMessages(of)
  const outbox = useOutbox(of, messages.shown)
  const reading = useSendWith((_newest: string) => markRead(of), { invalidates: readsOf(of) })
  const read = reading.mutate
  const newest = messages.shown.findLast(({ mine, read }) => !mine && !read)?.id
  useEffect(() => {
    if (newest !== undefined) read(newest)
  }, [newest, read])
  const around = counter?.around ?? ((one: ReactNode) => one)
  const composer = {
    name: threadName(of),
    isSending: outbox.isSending,
    onSend: outbox.send,
    helper: counter?.helper,
    problemOf: counter?.problemOf,
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
    <>
      <ThreadHeader thread={thread.data} id={'id' in of ? of.id : undefined} onBack={onBack} />
      {counter?.bar}
      <Bubbles messages={messages} outbox={outbox} between={counter?.between} side={counter && 'business'} />
      {thread.data?.canSend === false ? (
        <Notice tone="info" className="m-4">
          User is not a participant in this thread
        </Notice>
      ) : (
        who.state !== 'loading' && around(<Composer {...composer} />)
      )}
    </>
  )
}
