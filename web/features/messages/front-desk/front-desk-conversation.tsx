import { Clock, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { ReplyWindow } from '#core/contracts/threads/messages.ts'
import { calledBy } from '#core/rules/people/names.ts'
import { useThread } from '../api/messages.ts'
import { Conversation } from '../components/conversation.tsx'
import type { ThreadActions } from '../inbox/use-thread-actions.ts'
import { CannedPicker } from '../replies/canned-picker.tsx'
import { leftOpen } from '../replies/use-replies.ts'
import { FrontDeskBar } from './front-desk-bar.tsx'
import { FrontDeskFooter, type Writing } from './front-desk-footer.tsx'
import { useNotes } from './note-list.tsx'
import { useFrontDesk } from './use-front-desk.ts'
import { spanWords } from './waiting-words.ts'

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

type WindowLineProps = { window: ReplyWindow; name: string }

/** Above the composer: how what is written now comes to the driver. */
function WindowLine({ window, name }: WindowLineProps) {
  const now = Date.now()
  const Icon = window.openUntil && Date.parse(window.openUntil) > now ? MessageCircle : Clock
  return (
    <p role="status" className="mb-2 flex gap-1.5 text-ink-soft text-sm">
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>{windowWords(window, name, now)}</span>
    </p>
  )
}

/** 'WhatsApp open for another 3 h.', or what happens instead; and the other ways on which it comes to them. */
function windowWords({ openUntil, ways, reason }: ReplyWindow, name: string, now: number): string {
  const others = othersOf(ways)
  const left = openUntil === null ? 0 : Date.parse(openUntil) - now
  if (ways.includes('whatsapp') && left > 0)
    return sentences(`WhatsApp open for another ${spanWords(left)}`, reason, others && `Also ${others}`)
  if (ways.includes('ask_to_reply') || ways.includes('whatsapp'))
    return sentences(
      'WhatsApp lets you write once they reply',
      reason ?? `We ask ${calledBy(name) ?? 'them'} to reply; your words wait until then`,
      others && `Also ${others}`,
    )
  return sentences(reason ?? 'Not on WhatsApp', others ? `Your words go ${others}` : 'Your words do not reach them')
}

function othersOf(ways: ReplyWindow['ways']): string {
  const others: string[] = []
  if (ways.includes('email')) others.push('by e-mail')
  if (ways.includes('website')) others.push('on the website')
  return others.join(' and ')
}

const sentences = (...said: readonly (string | null)[]): string =>
  said.flatMap((one) => (one ? `${one}.` : [])).join(' ')
