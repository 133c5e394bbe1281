import type { ComponentProps, ReactNode } from 'react'
import type { ThreadView } from '#core/contracts/threads.ts'
import { brand } from '#core/rules/brand.ts'
import { useTyping } from '#web/lib/api/typing.ts'
import { useWho } from '#web/lib/session.ts'
import { FilesPlace } from '../../../components/files/files-place.ts'
import { Notice } from '../../../components/ui/states.tsx'
import { useThread } from '../api/messages.ts'
import { authOf, type ThreadRef, threadName } from '../thread-ref.ts'
import { useMessages } from '../use-messages.ts'
import { useOutbox } from '../use-outbox.ts'
import { useQuoting } from '../use-quoting.ts'
import { useReading } from '../use-reading.ts'
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
