import type { PageInfo } from '#web/lib/page/page.ts'
import { NotificationHistory } from '../../../features/account/components/notifications/notification-history.tsx'
import { OwnPreferences } from '../../../features/account/components/notifications/own-preferences.tsx'
import { ShopNoticesScreen } from '../../../features/shop-notices/shop-notices-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Notifications · Spoor Business', noindex: true }) }

export const Component = () => (
  <ShopNoticesScreen
    preferences={
      <>
        <OwnPreferences />
        <NotificationHistory />
      </>
    }
  />
)
