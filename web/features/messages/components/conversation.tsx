import { useEffect } from 'react'
import { useApi, useRenew } from '#web/lib/api/use-api.ts'
import { Notice } from '../../../components/ui/states.tsx'
import { markRead, THREADS, type ThreadView } from '../api/messages.ts'
import { useMessages } from '../use-messages.ts'
import { Bubbles } from './bubbles.tsx'
import { Composer } from './composer.tsx'
import { ThreadHeader } from './thread-header.tsx'

type Props = {
  /** Of the API: one's own thread, or the one that a private link opens. */
  path: string
  /** Of one's own thread, which can be put away. */
  id?: string
  onBack?: () => void
}

const everyMs = 30_000

/** One thread: what it is about, what was said, and what one wants to say. Opening it reads it. */
export function Conversation({ path, id, onBack }: Props) {
  const thread = useApi<ThreadView>(path, { every: everyMs })
  const messages = useMessages(path)
  const renew = useRenew()
  const newest = messages.shown.findLast(({ mine, read }) => !mine && !read)?.id
  useEffect(() => {
    if (newest === undefined) return
    markRead(path).then(
      () => renew(THREADS),
      () => {},
    )
  }, [newest, path, renew])
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
      <ThreadHeader thread={thread.data} id={id} onBack={onBack} />
      <Bubbles messages={messages} />
      {thread.data?.canSend === false ? (
        <Notice tone="info" className="m-4">
          User is not a participant in this thread
        </Notice>
      ) : (
        <Composer path={path} />
      )}
    </>
  )
}
