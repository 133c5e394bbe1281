import type { PageInfo } from '#web/lib/page/page.ts'
import { NotificationsScreen } from '../../../features/account/components/notifications/notifications-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Notifications · Spoor Business', noindex: true }) }

export const Component = () => <NotificationsScreen />
