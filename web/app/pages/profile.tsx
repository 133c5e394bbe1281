import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { ProfileScreen } from '../../features/account/components/profile-screen.tsx'
import { MyBookmarks } from '../../features/bookmarks/components/my-bookmarks.tsx'
import type { PageInfo } from '../../lib/page.ts'

export const page: PageInfo = { head: () => ({ title: 'My Profile · Spoor', noindex: true }) }

export const Component = () => <SignedInOnly>{() => <ProfileScreen bookmarks={<MyBookmarks />} />}</SignedInOnly>
