import type { PageInfo } from '#web/lib/page/page.ts'
import { BusinessScreen } from '../../../features/admin-businesses/page/business-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Business · Spoor Admin', noindex: true }) }

export const Component = () => <BusinessScreen />
