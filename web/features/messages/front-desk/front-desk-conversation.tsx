import { useState } from 'react'
import { useThread } from '../api/messages.ts'
import { Conversation } from '../components/conversation.tsx'
import type { ThreadActions } from '../inbox/use-thread-actions.ts'
import { CannedPicker } from '../replies/canned-picker.tsx'
import { leftOpen } from '../replies/use-replies.ts'
import { FrontDeskBar } from './front-desk-bar.tsx'
import { FrontDeskFooter, type Writing } from './front-desk-footer.tsx'
import { useNotes } from './note-list.tsx'
import { useFrontDesk } from './use-front-desk.ts'
import { WindowLine } from './window-line.tsx'

type Props = { threadId: string; shopId: string; actions: ThreadActions; onUnread(): void; onBack(): void }

/** A conversation with all that the counter has for it. */
export function FrontDeskConversation({ threadId, shopId, actions, onUnread, onBack }: Props) {
  const frontDesk = useFrontDesk(threadId)
  const { data: thread } = useThread({ id: threadId })
  const between = useNotes(threadId)
  const [writing, setWriting] = useState<Writing>('reply')
  return (
    <Conversation
      of={{ id: threadId }}
      onBack={onBack}
      frontDesk={{
        bar: <FrontDeskBar shopId={shopId} frontDesk={frontDesk} actions={actions} onUnread={onUnread} />,
        between,
        around: (composer) => (
          <FrontDeskFooter threadId={threadId} writing={writing} onWriting={setWriting}>
            {composer}
          </FrontDeskFooter>
        ),
        helper: (draft) => (
          <>
            {thread?.window && frontDesk.thread && (
              <WindowLine window={thread.window} name={frontDesk.thread.customer.name} />
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
