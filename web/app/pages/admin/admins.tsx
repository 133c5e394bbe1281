import { AdminsScreen } from '#web/features/admin-admins/admins-screen.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'

export const page: PageInfo = { head: () => ({ title: 'Admins · Spoor Admin', noindex: true }) }

export const Component = AdminsScreen
