import { useState } from 'react'
import { Conversation } from '../components/conversation.tsx'
import { CannedPicker } from '../replies/canned-picker.tsx'
import { leftOpen } from '../replies/use-replies.ts'
import { FrontDeskFooter, type Writing } from './front-desk-footer.tsx'
import { useNotes } from './note-list.tsx'

/** A conversation with us, with notes for colleagues and what we have ready to answer with. */
export function SupportConversation({ threadId }: { threadId: string }) {
  const between = useNotes(threadId)
  const [writing, setWriting] = useState<Writing>('reply')
  return (
    <Conversation
      of={{ id: threadId }}
      frontDesk={{
        bar: null,
        between,
        around: (composer) => (
          <FrontDeskFooter threadId={threadId} writing={writing} onWriting={setWriting}>
            {composer}
          </FrontDeskFooter>
        ),
        helper: (draft) => <CannedPicker shopId={null} threadId={threadId} draft={draft} />,
        problemOf: leftOpen,
        onReply: () => setWriting('reply'),
      }}
    />
  )
}
