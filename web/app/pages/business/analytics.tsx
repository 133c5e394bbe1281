import type { PageInfo } from '#web/lib/page/page.ts'
import { AnalyticsScreen } from '../../../features/analytics/components/analytics-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Analytics · Spoor Business', noindex: true }) }

export const Component = () => <AnalyticsScreen />
