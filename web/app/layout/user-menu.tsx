import { Menu } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { UnreadBadge } from '../../components/unread-badge.tsx'

const roles: Record<AccountView['role'], string> = { customer: 'Customer', business: 'Business', admin: 'Admin' }
const item = 'flex min-h-11 items-center rounded-lg px-3 data-[highlighted]:bg-sunk'

/** A shop's people have their counter in sight, from whatever page; on a phone it is the first in the menu. */
const DashboardLink = ({ to }: { to: string }) => (
  <Link to={to} className="grid min-h-11 place-items-center rounded-lg px-3 font-medium hover:bg-sunk max-md:hidden">
    Dashboard
  </Link>
)

type Props = { account: AccountView; isAtFrontDesk?: boolean }

/** Who is signed in, and where their own things are. */
export default function UserMenu({ account, isAtFrontDesk = false }: Props) {
  const { signOut, isPending } = useSignOut()
  const { data } = useRead('GET /notices/unread')
  const link = useBusinessLink()
  const notices = { to: '/notices', name: 'My Notices', count: data?.unread }
  const places: { to: string; name: string; count?: number | undefined }[] =
    account.role === 'customer'
      ? [
          { to: '/profile', name: 'My Profile' },
          { to: '/booking', name: 'My Bookings' },
          { to: '/bookmarks', name: 'My Shops' },
          { to: '/quotes', name: 'My Quotes' },
          { to: '/alerts', name: 'My Alerts' },
          notices,
        ]
      : [{ to: '/profile', name: 'Profile' }, notices]
  // The counter first: it is what a shop's people come for, from whatever page.
  if (account.hasShop) places.unshift({ to: link('/business/seller-dashboard'), name: 'Shop dashboard' })
  if (account.hasShop)
    places.push(
      { to: link('/business/staff'), name: 'Staff' },
      { to: link('/business/keys'), name: 'Keys and webhooks' },
      { to: link('/business/reach'), name: 'Reach' },
      { to: '/messages', name: 'My own messages' },
    )
  return (
    <>
      {account.hasShop && !isAtFrontDesk && <DashboardLink to={link('/business/seller-dashboard')} />}
      <Menu.Root>
        <Menu.Trigger className="flex min-h-11 items-center gap-2 rounded-lg px-2 text-left hover:bg-sunk">
          <span aria-hidden className="grid size-9 place-items-center rounded-full bg-rubber font-bold text-lettering">
            {account.name.slice(0, 1).toUpperCase()}
          </span>
          <span className="max-w-24 leading-tight max-sm:sr-only lg:max-w-40">
            <span className="block truncate font-semibold">{account.name}</span>
            <span className="block text-ink-soft text-sm">{roles[account.role]}</span>
          </span>
          <ChevronDown aria-hidden size={18} className="max-sm:hidden" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={6} align="end" className="z-50">
            <Menu.Popup className="max-h-[calc(100dvh-5rem)] min-w-52 overflow-y-auto rounded-xl bg-surface p-2 text-ink shadow-card ring-1 ring-line">
              {places.map(({ to, name, count }) => (
                <Menu.Item key={to} render={<Link to={to} />} className={item}>
                  {name} <UnreadBadge count={count} className="ml-auto" />
                </Menu.Item>
              ))}
              <Menu.Item className={`${item} w-full`} onClick={signOut} disabled={isPending}>
                {isPending ? 'Signing out...' : 'Sign out'}
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  )
}
