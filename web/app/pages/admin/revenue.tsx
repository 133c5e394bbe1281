import type { PageInfo } from '#web/lib/page/page.ts'
import { RevenueScreen } from '../../../features/admin-revenue/revenue-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Revenue · Spoor Admin', noindex: true }) }

export const Component = RevenueScreen
