import type { PageInfo } from '#web/lib/page/page.ts'
import { DealsScreen } from '../../../features/own-deals/deals-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Deals · Spoor Business', noindex: true }) }

export const Component = () => <DealsScreen />
