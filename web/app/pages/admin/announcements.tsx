import type { PageInfo } from '#web/lib/page/page.ts'
import { AnnouncementsScreen } from '../../../features/admin-announcements/announcements-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Announcements · Spoor Admin', noindex: true }) }

export const Component = AnnouncementsScreen
