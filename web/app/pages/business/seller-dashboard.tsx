import { read } from '#web/lib/api/read.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { chosenIn } from '../../../components/business/chosen-shop.ts'
import { DashboardScreen } from '../../../features/dashboard/dashboard-screen.tsx'

export const page: PageInfo = {
  reads: (at, answered) => {
    const shop = chosenIn(at, answered)
    return shop ? [read('GET /shops/:shopId/dashboard', { params: { shopId: shop.id } })] : []
  },
  head: () => ({ title: 'Dashboard · Spoor Business', noindex: true }),
}

export const Component = () => <DashboardScreen />
