import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { MessageView, ParticipantRole } from '#core/contracts/threads.ts'
import { localDate } from '#core/rules/time/time.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import type { Messages } from '../use-messages.ts'
import type { OutboxShown } from '../use-outbox.ts'
import type { Quoting } from '../use-quoting.ts'
import { dayName } from '../words.ts'
import { Bubble, WaitingBubble } from './bubble.tsx'

/** Something that stands between the messages, at its time. */
export type Between = { id: string; at: string; element: ReactNode }

type Props = {
  messages: Messages
  outbox: Pick<OutboxShown, 'waiting' | 'retry' | 'remove'>
  between?: readonly Between[] | undefined
  /** The reader's side, whose messages stand together; the reader's own alone if it is not given. */
  side?: ParticipantRole | undefined
  onReply?: Quoting['reply'] | undefined
  onJump?: Quoting['jump'] | undefined
}

/** What was said, the newest below and in sight; it lies from below up, so that nothing moves when older ones come. */
export function Bubbles(props: Props) {
  const { messages, outbox } = props
  const list = useRef<HTMLDivElement>(null)
  const [last, waiting] = [messages.shown.at(-1), outbox.waiting.at(-1)]
  const place = useReadingPlace(list, {
    newest: waiting?.key ?? last?.id,
    newestIsMine: waiting !== undefined || last?.mine === true,
    count: messages.shown.length + outbox.waiting.length,
    onNewest: messages.atNewest,
  })
  return (
    <div className="relative flex min-h-0 grow flex-col">
      <section
        ref={list}
        aria-label="Messages"
        data-toasts-here
        onScroll={place.scrolled}
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
              <Days {...props} />
            </>
          )}
        </div>
      </section>
      {place.behind > 0 && (
        <Button
          onClick={place.toNewest}
          className="absolute bottom-3 left-1/2 flex min-h-11 whitespace-nowrap -translate-x-1/2 items-center gap-2 rounded-full bg-ink px-4 font-semibold text-paper shadow-card"
        >
          <ArrowDown aria-hidden size={18} />
          {place.behind === 1 ? '1 new message' : `${place.behind} new messages`}
        </Button>
      )}
    </div>
  )
}

function Days({ messages, outbox, between = [], side, onReply, onJump }: Props) {
  const today = localDate(new Date())
  let shown: string | undefined
  const places = placesOf(between, messages.shown)
  return (
    <ol aria-live="polite" className="flex flex-col gap-2">
      {!messages.hasOlder && <Standing between={places.get(BEGINNING)} />}
      {messages.shown.map((message) => {
        const day = localDate(new Date(message.sentAt ?? message.scheduledFor ?? Date.now()))
        const isNewDay = day !== shown
        shown = day
        return (
          <Fragment key={message.id}>
            {isNewDay && (
              <li className="my-1 self-center rounded-full bg-sunk px-3 py-0.5 text-ink-soft text-sm">
                <time dateTime={day}>{dayName(day, today)}</time>
              </li>
            )}
            <Bubble
              message={message}
              side={side}
              onReply={onReply}
              onJump={onJump}
              isLast={message === messages.shown.at(-1)}
            />
            <Standing between={places.get(message.id)} />
          </Fragment>
        )
      })}
      {outbox.waiting.map((one) => (
        <WaitingBubble
          key={one.key}
          one={one}
          onRetry={() => outbox.retry(one.key)}
          onRemove={() => outbox.remove(one.key)}
        />
      ))}
    </ol>
  )
}

const BEGINNING = 'beginning'
const timeOf = ({ sentAt, scheduledFor }: MessageView): string => sentAt ?? scheduledFor ?? ''

/** What stands between the messages, by the message that it follows. */
function placesOf(between: readonly Between[], shown: readonly MessageView[]) {
  const places = new Map<string, Between[]>()
  for (const one of between) {
    const before = shown.findLast((message) => timeOf(message) <= one.at)?.id ?? BEGINNING
    places.set(before, [...(places.get(before) ?? []), one])
  }
  return places
}

const Standing = ({ between = [] }: { between: readonly Between[] | undefined }) =>
  between.map(({ id, element }) => (
    <li key={id} className="flex flex-col">
      {element}
    </li>
  ))

function Older({ messages }: { messages: Messages }) {
  const { hasOlder, older } = messages
  if (older.isFailed)
    return (
      <div className="mb-3">
        <Failed title="Failed to fetch messages" onRetry={older.read} retrying={older.isReading} />
      </div>
    )
  if (!hasOlder) return null
  return (
    <Button look="quiet" className="mx-auto mb-3 flex" disabled={older.isReading} onClick={older.read}>
      Show older messages
    </Button>
  )
}

/** So far from the newest message somebody still reads the newest. */
const NEAR_PX = 80

type Lines = {
  newest: string | undefined
  newestIsMine: boolean
  count: number
  /** Somebody who read further up has come back. */
  onNewest(): void
}

/**
 * Keeps the newest message in sight for who reads there, and holds the place of who reads further up; `behind` is how
 * many came meanwhile. The list lies from below up, so its place counts from the newest message.
 */
function useReadingPlace(list: RefObject<HTMLElement | null>, { newest, newestIsMine, count, onNewest }: Lines) {
  const [behind, setBehind] = useState(0)
  const before = useRef({ newest, count, height: 0, isAtNewest: true })
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const { newest: last, count: had, height, isAtNewest } = before.current
    // One that has been confirmed stands where it stood.
    if (newest !== last && count > had) {
      if (isAtNewest || newestIsMine || last === undefined) {
        current.scrollTop = 0
        setBehind(0)
      } else {
        current.scrollTop -= current.scrollHeight - height
        setBehind((already) => already + Math.max(1, count - had))
      }
    }
    before.current = { ...before.current, newest, count, height: current.scrollHeight }
  })
  const scrolled = () => {
    const { current } = list
    if (!current) return
    const isAtNewest = current.scrollTop > -NEAR_PX
    const isBack = isAtNewest && !before.current.isAtNewest
    before.current.isAtNewest = isAtNewest
    if (isAtNewest) setBehind(0)
    if (isBack) onNewest()
  }
  const toNewest = () => {
    before.current.isAtNewest = true
    setBehind(0)
    list.current?.scrollTo({ top: 0 })
    onNewest()
  }
  return { behind, scrolled, toNewest }
}
