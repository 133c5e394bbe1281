import { ProfileScreen } from '#web/features/account/components/profile/profile-screen.tsx'
import type { PageInfo } from '#web/lib/page/page.ts'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { MyBookmarks } from '../../features/bookmarks/components/my-bookmarks.tsx'
import { MyGarage } from '../../features/garage/components/my-garage.tsx'

export const page: PageInfo = { head: () => ({ title: 'My Profile · Spoor', noindex: true }) }

export const Component = () => (
  <SignedInOnly>{() => <ProfileScreen bookmarks={<MyBookmarks />} garage={<MyGarage isPage />} />}</SignedInOnly>
)
