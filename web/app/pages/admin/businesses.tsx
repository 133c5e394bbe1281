import type { PageInfo } from '#web/lib/page/page.ts'
import { BusinessesScreen } from '../../../features/admin-businesses/businesses-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Businesses · Spoor Admin', noindex: true }) }

export const Component = () => <BusinessesScreen />
