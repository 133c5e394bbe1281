import { useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ProfileView } from '#core/contracts/profile.ts'
import { SessionList } from '#web/components/entry/session-list.tsx'
import { container, quietButton } from '#web/components/styles.ts'
import { TabList } from '#web/components/tab-list.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Failed } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { leaveAccount } from '#web/lib/session-news.ts'
import { toast } from '#web/lib/toast.ts'
import { NotificationHistory } from '../notifications/notification-history.tsx'
import { NotificationPanel } from '../notifications/notification-panel.tsx'
import { DataPanel } from '../security/data-panel.tsx'
import { OpenedDialog } from '../security/opened-dialog.tsx'
import { SignInPanel } from '../sign-in/sign-in-panel.tsx'
import { Panel } from './panel.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileForm } from './profile-form.tsx'

const titles: Record<ProfileView['role'], string> = {
  customer: 'My Profile',
  business: 'Business Profile',
  admin: 'My Profile',
}

const parts = [
  { id: 'you', name: 'You' },
  { id: 'cars', name: 'My cars' },
  { id: 'saved', name: 'Saved' },
  { id: 'notifications', name: 'Notifications' },
  { id: 'sign-in', name: 'Signing in' },
  { id: 'data', name: 'Your data' },
] as const
type Part = (typeof parts)[number]['id']

/** What only drivers have. */
const ofDrivers: ReadonlySet<Part> = new Set(['cars', 'saved'])

const tabLook = (chosen: boolean) =>
  `-mb-px min-h-12 shrink-0 whitespace-nowrap border-b-3 px-3 font-semibold sm:px-4 ${chosen ? 'border-accent' : 'border-transparent text-ink-soft hover:text-ink'}`

/** Two panels beside each other where there is room; one alone takes all of it. */
const sideBySide = 'grid gap-6 min-[90rem]:grid-cols-2 min-[90rem]:items-start *:only:col-span-full'

/** What a driver keeps; it comes from other parts of the website. */
type Own = { bookmarks?: ReactNode; garage?: ReactNode }

/** Somebody's own pages, one of which stands in the address. */
export function ProfileScreen(own: Own) {
  const { data, error, refetch, isFetching } = useRead('GET /profile')
  const { params, go } = useAddress()
  const isEditing = params.has('edit')
  const shown = parts.filter(({ id }) => data?.role === 'customer' || !ofDrivers.has(id))
  const part = shown.find(({ id }) => id === params.get('part'))?.id ?? 'you'
  const id = useId()
  return (
    <main className={`${container} max-w-[900px]! pt-6 min-[90rem]:max-w-[1400px]!`}>
      {data ? (
        <div className="grid gap-6">
          <header className="flex flex-wrap items-center justify-between gap-4">
            <div className="min-w-0">
              <h1 className="font-bold text-3xl">{titles[data.role]}</h1>
              <p className="text-ink-soft">{data.name}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Link to="/messages" className={quietButton}>
                <MessageCircle aria-hidden size={18} /> Messages
              </Link>
              {!isEditing && part === 'you' && (
                <Button look="primary" className="min-h-11!" onClick={() => go({ edit: '1' })}>
                  Edit Profile
                </Button>
              )}
            </div>
          </header>
          {isEditing ? (
            <ProfileForm profile={data} onDone={() => go({ edit: undefined }, 'replace')} />
          ) : (
            <>
              <TabList
                id={id}
                label="Parts of your profile"
                tabs={shown}
                chosen={part}
                onChoose={(next) => go({ part: next === 'you' ? undefined : next })}
                className="-mx-4 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] md:mx-0 md:px-0"
                tabClassName={tabLook}
              />
              <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${part}`} className={sideBySide}>
                <PartOf part={part} profile={data} {...own} />
              </div>
            </>
          )}
          <OpenedDialog profile={data} />
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

function PartOf({ part, profile, bookmarks, garage }: Own & { part: Part; profile: ProfileView }) {
  switch (part) {
    case 'you':
      return <ProfileDetails profile={profile} />
    case 'cars':
      return garage
    case 'saved':
      return bookmarks
    case 'notifications':
      return (
        <>
          <NotificationPanel profile={profile} />
          <NotificationHistory />
        </>
      )
    case 'sign-in':
      return (
        <>
          <SignInPanel profile={profile} />
          <SessionsPanel />
        </>
      )
    case 'data':
      return <DataPanel profile={profile} />
  }
}

const ProfileSkeleton = () => (
  <div role="status" className="grid gap-6">
    <span className="sr-only">Loading your profile...</span>
    <div className="skeleton h-14 w-60 rounded-lg" />
    <div className="skeleton h-72 rounded-xl" />
    <div className="skeleton h-52 rounded-xl" />
  </div>
)

/** Where somebody is signed in, and the way to end each or all. */
function SessionsPanel() {
  const { data } = useRead('GET /auth/sessions')
  return (
    <Panel title="Where you are signed in">
      <SessionList />
      {data && <Everywhere />}
    </Panel>
  )
}

function Everywhere() {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const client = useQueryClient()
  const leaving = useSend('POST /auth/sign-out-everywhere', {
    onDone: () => {
      leaveAccount(client)
      void navigate('/')
    },
    onFailed: ({ message }) => toast({ type: 'error', title: 'Logout failed', message }),
  })
  return (
    <>
      <Button look="danger" className="mt-3" onClick={() => setIsAsking(true)}>
        Sign out everywhere
      </Button>
      <Confirm
        open={isAsking}
        title="Sign out everywhere?"
        yes="Sign out everywhere"
        no="Stay signed in"
        destroys
        busy={leaving.isPending}
        onYes={() => leaving.mutate()}
        onNo={() => setIsAsking(false)}
      >
        Every browser is signed out, this one too.
      </Confirm>
    </>
  )
}
