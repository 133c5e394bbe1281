import type { PageInfo } from '#web/lib/page/page.ts'
import { ApplicationsScreen } from '../../../features/admin-applications/applications-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Business applications · Spoor Admin', noindex: true }) }

export const Component = () => <ApplicationsScreen />
