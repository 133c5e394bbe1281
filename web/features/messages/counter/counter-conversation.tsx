import { useState } from 'react'
import { useThread } from '../api/messages.ts'
import { Conversation } from '../components/conversation.tsx'
import type { ThreadActions } from '../inbox/use-thread-actions.ts'
import { CannedPicker } from '../replies/canned-picker.tsx'
import { leftOpen } from '../replies/use-replies.ts'
import { CounterBar } from './counter-bar.tsx'
import { CounterFooter, type Writing } from './counter-footer.tsx'
import { useNotes } from './note-list.tsx'
import { useCounter } from './use-counter.ts'
import { WindowLine } from './window-line.tsx'

type Props = { threadId: string; shopId: string; actions: ThreadActions; onUnread(): void; onBack(): void }

/** A conversation with all that the counter has for it. */
export function CounterConversation({ threadId, shopId, actions, onUnread, onBack }: Props) {
  const counter = useCounter(threadId)
  const { data: thread } = useThread({ id: threadId })
  const between = useNotes(threadId)
  const [writing, setWriting] = useState<Writing>('reply')
  return (
    <Conversation
      of={{ id: threadId }}
      onBack={onBack}
      counter={{
        bar: <CounterBar shopId={shopId} counter={counter} actions={actions} onUnread={onUnread} />,
        between,
        around: (composer) => (
          <CounterFooter threadId={threadId} writing={writing} onWriting={setWriting}>
            {composer}
          </CounterFooter>
        ),
        helper: (draft) => (
          <>
            {thread?.window && counter.thread && (
              <WindowLine window={thread.window} name={counter.thread.customer.name} />
            )}
            <CannedPicker shopId={shopId} threadId={threadId} draft={draft} />
          </>
        ),
        problemOf: leftOpen,
        onReply: () => setWriting('reply'),
      }}
    />
  )
}
