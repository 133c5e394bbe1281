import { CalendarDays, MessageCircle, PackagePlus, QrCode, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#core/contracts/seller/dashboard.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useWho } from '#web/lib/session.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { LogoutButton } from '../../components/business/logout-button.tsx'
import { useMarkNotices } from '../../components/business/mark-notices.ts'
import { NoNotices, NoticeList } from '../../components/business/notice-list.tsx'
import { Acts } from '../../components/console/acting.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { card, primaryButton, quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { Empty, Failed, Loading } from '../../components/ui/states.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { Banners } from './banners.tsx'
import { LatestBookings } from './latest-bookings.tsx'
import { RecentThreads } from './recent-threads.tsx'
import { Section } from './section.tsx'
import { Tiles } from './tiles.tsx'

/** Stock changes are told to nobody's browser, so the numbers are read anew from time to time. */
const EVERY_MS = 60_000

/** What a shop's people begin their day with. `children` stand above everything else. */
export function DashboardScreen({ children }: { children?: ReactNode }) {
  const who = useWho()
  const { chosen, areKnown } = useChosenShop()
  return (
    <ConsolePage
      title={who.state === 'in' ? `Welcome back, ${who.account.name}` : 'Welcome back'}
      about={who.state === 'in' && who.account.email}
    >
      {children}
      {chosen ? <Loaded key={chosen.id} shopId={chosen.id} /> : areKnown ? <NoShop /> : <DashboardSkeleton />}
      <div className="flex flex-wrap gap-2">
        {chosen && <ReachLink />}
        <LogoutButton />
      </div>
    </ConsolePage>
  )
}

/** A phone has no side bar, where this is at a desk. */
const ReachLink = () => (
  <Link to={useBusinessLink()('/business/reach')} className={`md:hidden ${quietButton}`}>
    <QrCode aria-hidden size={18} /> Reach
  </Link>
)

function Loaded({ shopId }: { shopId: string }) {
  useKeepFresh(
    ['booking_changed', 'bays_changed', 'thread_changed', 'messages_read', 'notices_changed'],
    ['GET /shops/:shopId/dashboard'],
  )
  const { data, error, refetch, isFetching } = useRead(
    'GET /shops/:shopId/dashboard',
    { params: { shopId } },
    { every: EVERY_MS },
  )
  if (data) return <Parts dashboard={data} />
  if (!error) return <DashboardSkeleton />
  return (
    <Failed title="Error Loading Dashboard Data" onRetry={() => void refetch()} retrying={isFetching}>
      Failed to load dashboard data
    </Failed>
  )
}

const Parts = ({ dashboard }: { dashboard: Dashboard }) => (
  <>
    <Tiles dashboard={dashboard} />
    <SoldOut soldOut={dashboard.soldOut} />
    <Banners shopId={dashboard.shop.id} banners={dashboard.banners} />
    <QuickActions />
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      <LatestBookings bookings={dashboard.bookings} />
      <RecentThreads threads={dashboard.threads} />
      <Acts>
        <div className="lg:max-2xl:col-span-2">
          <NewestNotices shopId={dashboard.shop.id} notices={dashboard.notices} />
        </div>
      </Acts>
    </div>
  </>
)

/** For an account that was made for a shop and belongs to none yet. */
const NoShop = () => (
  <Empty title="Welcome to Your Business Dashboard">
    <p>Your account belongs to no business yet.</p>
    <Link to="/business/signup" className={`${primaryButton} mt-2`}>
      Create Business Profile
    </Link>
  </Empty>
)

/** What ran out, each with the way to where its stock is changed; nothing if all is there. */
function SoldOut({ soldOut: { count, newest } }: Pick<Dashboard, 'soldOut'>) {
  const link = useBusinessLink()
  if (count === 0) return null
  return (
    <Section title={`Ran out: ${count}`} way={{ to: '/business/inventory', name: 'Check inventory' }}>
      <ul className="flex flex-wrap gap-2">
        {newest.map(({ id, name, size }) => (
          <li key={id} className="min-w-0">
            <Link
              to={link('/business/inventory', { search: `${name} ${size}` })}
              className="inline-flex min-h-11 max-w-full items-center rounded-lg bg-sunk px-3 hover:bg-line"
            >
              <span className="truncate">
                {name} <span className="text-ink-soft">{size}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Action = { name: string; to: string; with: Record<string, string>; Icon: typeof Tag }

const actions: readonly Action[] = [
  { name: 'Add Inventory', to: '/business/inventory', with: { add: '1' }, Icon: PackagePlus },
  { name: 'View Bookings', to: '/business/bookings', with: {}, Icon: CalendarDays },
  { name: 'Create Deal', to: '/business/deals', with: { deal: 'new' }, Icon: Tag },
  { name: 'Messages', to: '/business/messages', with: {}, Icon: MessageCircle },
]

function QuickActions() {
  const link = useBusinessLink()
  return (
    <Acts>
      <nav aria-label="Quick actions" className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {actions.map(({ name, to, with: changes, Icon }) => (
          <Link key={name} to={link(to, changes)} className={`${quietButton} max-sm:px-2 max-sm:text-sm`}>
            <Icon aria-hidden size={18} /> {name}
          </Link>
        ))}
      </nav>
    </Acts>
  )
}

/** The newest of what the members should know; a link leads to the rest. */
function NewestNotices({ shopId, notices }: { shopId: string; notices: Dashboard['notices'] }) {
  const { readAll } = useMarkNotices(shopId)
  const { newest, unread, more } = notices
  return (
    <Section
      title={
        <span className="inline-flex items-center gap-2">
          Notifications <UnreadBadge count={unread} />
        </span>
      }
      {...(more && { way: { to: '/business/notifications', name: 'View all notifications' } })}
      act={
        unread > 0 && (
          <Button
            look="text"
            className="inline-flex items-center decoration-line-strong underline-offset-4 hover:decoration-ink"
            onClick={readAll}
          >
            Mark all as read
          </Button>
        )
      }
    >
      {newest.length === 0 ? <NoNotices /> : <NoticeList shopId={shopId} notices={newest} />}
    </Section>
  )
}

const many = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** The shape of what comes. */
const DashboardSkeleton = () => (
  <Loading>
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading...</span>
      <div aria-hidden className="grid grid-cols-3 gap-2 md:gap-4">
        {many(3).map((at) => (
          <div key={at} className={`${card} grid gap-2 p-3 md:p-4`}>
            <span className="skeleton h-5 w-2/3 rounded" />
            <span className="skeleton h-9 w-1/3 rounded" />
          </div>
        ))}
      </div>
      <div aria-hidden className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {many(4).map((at) => (
          <span key={at} className="skeleton h-11 rounded-lg" />
        ))}
      </div>
      <div aria-hidden className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {many(3).map((at) => (
          <div key={at} className={`${card} grid gap-3 p-4`}>
            <span className="skeleton h-7 w-1/2 rounded" />
            {many(3).map((line) => (
              <span key={line} className="skeleton h-14 rounded" />
            ))}
          </div>
        ))}
      </div>
    </div>
  </Loading>
)
