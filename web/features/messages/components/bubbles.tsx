import { Check, CheckCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MessageView } from '#core/contracts/threads.ts'
import { quietButton } from '../../../components/styles.ts'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import type { Messages } from '../use-messages.ts'
import { roleNames, sentAt } from '../words.ts'

/** What was said, the newest below and in sight; it lies from below up, so that nothing moves when older ones come. */
export function Bubbles({ messages }: { messages: Messages }) {
  const list = useRef<HTMLDivElement>(null)
  const newest = messages.shown.at(-1)?.id
  useEffect(() => {
    if (newest && list.current) list.current.scrollTop = 0
  }, [newest])
  return (
    <section
      ref={list}
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] px-4 py-3"
    >
      <div className="mb-auto">
        {messages.isLoadingError ? (
          <Failed
            title="Failed to fetch messages"
            onRetry={() => void messages.refetch()}
            retrying={messages.isFetching}
          />
        ) : messages.isPending ? (
          <Spinner>Loading messages...</Spinner>
        ) : (
          <>
            <Older messages={messages} />
            <ol aria-live="polite" className="flex flex-col gap-2">
              {messages.shown.map((message) => (
                <Bubble key={message.id} message={message} />
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  )
}

function Older({ messages }: { messages: Messages }) {
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage, fetchNextPage } = messages
  if (isFetchNextPageError)
    return (
      <div className="mb-3">
        <Failed title="Failed to fetch messages" onRetry={() => void fetchNextPage()} retrying={isFetchingNextPage} />
      </div>
    )
  if (!hasNextPage) return null
  return (
    <button
      type="button"
      className={`${quietButton} mx-auto mb-3 flex`}
      disabled={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      Show older messages
    </button>
  )
}

function Bubble({
  message: { mine, content, sender, sentAt: at, scheduledFor, read, replyTo },
}: {
  message: MessageView
}) {
  const when = at ?? scheduledFor
  return (
    <li
      className={`max-w-[85%] rounded-2xl px-4 py-2 ${mine ? 'self-end rounded-br-md bg-accent-wash' : 'self-start rounded-bl-md bg-sunk'}`}
    >
      {!mine && (
        <p className="text-sm">
          <span className="font-semibold">{sender.fullName}</span>{' '}
          <span className="text-ink-soft">{roleNames[sender.role]}</span>
        </p>
      )}
      {replyTo && <p className="mb-1 border-line-strong border-l-2 pl-2 text-ink-soft text-sm">{replyTo.content}</p>}
      <p className="whitespace-pre-wrap break-words">{content}</p>
      <p className="mt-1 flex items-center justify-end gap-1 text-ink-soft text-xs">
        {when && <time dateTime={when}>{sentAt(when, new Date())}</time>}
        {mine && (read ? <CheckCheck aria-label="Read" size={15} /> : <Check aria-label="Sent" size={15} />)}
      </p>
    </li>
  )
}
