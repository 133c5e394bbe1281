import type { PageInfo } from '#web/lib/page/page.ts'
import { ReportsScreen } from '../../../features/admin-reports/reports-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Reports · Spoor Admin', noindex: true }) }

export const Component = ReportsScreen
