import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ProfileView } from '#core/contracts/profile.ts'
import { container, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { NotificationHistory } from '../notifications/notification-history.tsx'
import { NotificationPanel } from '../notifications/notification-panel.tsx'
import { DataPanel } from '../security/data-panel.tsx'
import { SessionsPanel } from '../security/sessions-panel.tsx'
import { SignInPanel } from '../sign-in/sign-in-panel.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileForm } from './profile-form.tsx'

const titles: Record<ProfileView['role'], string> = {
  customer: 'My Profile',
  business: 'Business Profile',
  admin: 'My Profile',
}

/** Somebody's own page. `bookmarks` shows what they have saved. */
export function ProfileScreen({ bookmarks }: { bookmarks?: ReactNode }) {
  const { data, error, refetch, isFetching } = useRead('GET /profile')
  const { params, go } = useAddress()
  const isEditing = params.has('edit')
  return (
    <main className={`${container} max-w-[900px]! pt-6`}>
      {data ? (
        <div className="grid gap-6">
          <header className="flex flex-wrap items-center justify-between gap-4">
            <div>
              <h1 className="font-bold text-3xl">{titles[data.role]}</h1>
              <p className="text-ink-soft">{data.name}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Link to="/messages" className={quietButton}>
                <MessageCircle aria-hidden size={18} /> Messages
              </Link>
              {!isEditing && (
                <Button look="primary" className="min-h-11!" onClick={() => go({ edit: '1' })}>
                  Edit Profile
                </Button>
              )}
            </div>
          </header>
          {isEditing ? (
            <ProfileForm profile={data} onDone={() => go({ edit: undefined }, 'replace')} />
          ) : (
            <ProfileDetails profile={data} />
          )}
          {data.role === 'customer' && bookmarks}
          <NotificationPanel profile={data} />
          <NotificationHistory />
          <SignInPanel profile={data} />
          <SessionsPanel />
          <DataPanel profile={data} />
        </div>
      ) : error ? (
        <Failed title="Failed to load your profile" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </Failed>
      ) : (
        <ProfileSkeleton />
      )}
    </main>
  )
}

const ProfileSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Loading your profile...</span>
    <div className="skeleton h-14 w-60 rounded-lg" />
    <div className="skeleton h-72 rounded-xl" />
    <div className="skeleton h-52 rounded-xl" />
  </div>
)
