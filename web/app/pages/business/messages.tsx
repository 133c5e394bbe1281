import type { PageInfo } from '#web/lib/page/page.ts'
import { InboxScreen } from '../../../features/messages/inbox/inbox-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Messages · Spoor Business', noindex: true }) }

export const Component = () => <InboxScreen />
