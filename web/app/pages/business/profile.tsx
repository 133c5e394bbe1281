import type { PageInfo } from '#web/lib/page/page.ts'
import { OwnPreferences } from '../../../features/account/components/notifications/own-preferences.tsx'
import { ShopProfileScreen } from '../../../features/shop-profile/shop-profile-screen.tsx'

export const page: PageInfo = { head: () => ({ title: 'Profile · Spoor Business', noindex: true }) }

export const Component = () => <ShopProfileScreen preferences={<OwnPreferences />} />
