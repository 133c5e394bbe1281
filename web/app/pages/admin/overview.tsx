import type { PageInfo } from '#web/lib/page/page.ts'
import { OverviewScreen } from '../../../features/admin-overview/overview-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Overview · Spoor Admin', noindex: true }) }

export const Component = () => <OverviewScreen />
