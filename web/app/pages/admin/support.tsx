import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { SupportScreen } from '../../../features/admin-support/support-screen.tsx'
import { SupportConversation } from '../../../features/messages/front-desk/support-conversation.tsx'
import { inboxReads } from '../../../features/messages/inbox/inbox-reads.ts'
import { ReplyManager } from '../../../features/messages/replies/reply-manager.tsx'

export const page: PageInfo = { head: () => ({ title: 'Support · Spoor Admin', noindex: true }) }

export const Component = () => (
  <SupportScreen conversation={(id) => <Talk key={id} id={id} />} replies={<ReplyManager shopId={null} />} />
)

/** The same conversation as everywhere, in which an admin answers. */
function Talk({ id }: { id: string }) {
  useKeepFresh(['thread_changed', 'messages_read', 'access_changed'], inboxReads)
  return <SupportConversation threadId={id} />
}
