import { read } from '#web/lib/api/read.ts'
import type { PageInfo } from '#web/lib/page/page.ts'
import { chosenIn } from '../../../components/business/chosen-shop.ts'
import { DashboardScreen } from '../../../features/dashboard/dashboard-screen.tsx'
import { TodayBoard, todayReads } from '../../../features/shop-bookings/today/today-board.tsx'

export const page: PageInfo = {
  reads: (at, answered) => {
    const shop = chosenIn(at, answered)
    if (!shop) return []
    const session = answered('GET /auth/session')
    const dashboard = read('GET /shops/:shopId/dashboard', { params: { shopId: shop.id } })
    // What drivers booked is for the people of the shop alone.
    if (session?.signedIn && session.account.looking) return [dashboard]
    const { bays, list } = todayReads(shop.id)
    return [dashboard, read('GET /shops/:shopId/bay-calendar', bays), read('GET /shops/:shopId/counter-bookings', list)]
  },
  head: () => ({ title: 'Dashboard · Spoor Business', noindex: true }),
}

export const Component = () => (
  <DashboardScreen>
    <TodayBoard />
  </DashboardScreen>
)
