import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { SupportScreen } from '../../../features/admin-support/support-screen.tsx'
import { threadReads } from '../../../features/messages/api/messages.ts'
import { Conversation } from '../../../features/messages/components/conversation.tsx'

export const page: PageInfo = { head: () => ({ title: 'Support · Spoor Admin', noindex: true }) }

export const Component = () => <SupportScreen conversation={(id) => <Talk key={id} id={id} />} />

/** The same conversation as everywhere, in which an admin answers. */
function Talk({ id }: { id: string }) {
  useKeepFresh(['thread_changed', 'messages_read', 'access_changed'], threadReads)
  return <Conversation of={{ id }} />
}
