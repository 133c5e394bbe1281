import type { PageInfo } from '#web/lib/page/page.ts'
import { DashboardScreen } from '../../../features/dashboard/dashboard-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Dashboard · Spoor Business', noindex: true }) }

export const Component = () => <DashboardScreen />
