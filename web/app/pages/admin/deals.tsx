import type { PageInfo } from '#web/lib/page/page.ts'
import { DealsScreen } from '../../../features/admin-deals/deals-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Deals · Spoor Admin', noindex: true }) }

export const Component = DealsScreen
