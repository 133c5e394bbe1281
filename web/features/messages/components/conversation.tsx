import { useEffect } from 'react'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { useWho } from '#web/lib/session.ts'
import { Notice } from '../../../components/ui/states.tsx'
import { markRead, readsOf, type ThreadRef, useThread } from '../api/messages.ts'
import { FilesPlace, filesPlace } from '../files/place.ts'
import { useMessages } from '../use-messages.ts'
import { threadName, useOutbox } from '../use-outbox.ts'
import { Bubbles } from './bubbles.tsx'
import { Composer } from './composer.tsx'
import { ThreadHeader } from './thread-header.tsx'

type Props = {
  of: ThreadRef
  onBack?: () => void
}

/** One thread: what it is about, what was said, and what one wants to say. Opening it reads it. */
export function Conversation({ of, onBack }: Props) {
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
  if (thread.error?.status === 404)
    return (
      <div className="p-4">
        <Notice tone="warning">
          There is no such conversation. The link may have been cut short, or it is too old.
        </Notice>
      </div>
    )
  return (
    <FilesPlace value={filesPlace(of)}>
      <ThreadHeader thread={thread.data} id={'id' in of ? of.id : undefined} onBack={onBack} />
      <Bubbles messages={messages} outbox={outbox} />
      {thread.data?.canSend === false ? (
        <Notice tone="info" className="m-4">
          User is not a participant in this thread
        </Notice>
      ) : (
        who.state !== 'loading' && <Composer name={threadName(of)} isSending={outbox.isSending} onSend={outbox.send} />
      )}
    </FilesPlace>
  )
}
