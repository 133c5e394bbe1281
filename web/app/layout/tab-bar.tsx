import { ArrowLeft, CalendarDays, House, MessageCircle, Navigation, Phone, Search, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink, useMatch, useNavigate } from 'react-router-dom'
import { useRead } from '#web/lib/api/use-read.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { Button } from '../../components/ui/button.tsx'
import { UnreadBadge } from '../../components/unread-badge.tsx'
import { useMessagesPlace } from '../../lib/messages-place.ts'
import { toast } from '../../lib/toast.ts'

const bar =
  'fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden'
const tab =
  'relative grid min-h-16 content-center justify-items-center gap-0.5 text-[min(0.8125rem,3.6vw)] text-ink-soft aria-[current=page]:font-bold aria-[current=page]:text-ink'

/** Pages beside those of the shops. */
const ownPages = ['fitment-centres', 'signup']

/** The bar at a phone's thumb: the way round, or what a driver wants of the shop that is open. */
export function TabBar() {
  const slug = useMatch('/business/:slug')?.params.slug
  return slug && !ownPages.includes(slug) ? <ShopBar slug={slug} /> : <HomeBar />
}

function HomeBar() {
  const messages = useMessagesPlace()
  return (
    <nav data-foot aria-label="Tabs" className={bar}>
      <Tab to="/" icon={<House aria-hidden size={22} />}>
        Home
      </Tab>
      <Tab to="/search" icon={<Search aria-hidden size={22} />}>
        Search
      </Tab>
      <Tab to="/booking" icon={<CalendarDays aria-hidden size={22} />}>
        Bookings
      </Tab>
      <Tab to={messages.to} icon={<MessageCircle aria-hidden size={22} />}>
        Messages <UnreadBadge count={messages.unread} className="absolute top-1 left-1/2 ml-1" />
      </Tab>
      <Tab to="/profile" icon={<User aria-hidden size={22} />}>
        Profile
      </Tab>
    </nav>
  )
}

const Tab = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <NavLink to={to} className={tab} end={to === '/'}>
    {icon}
    <span>{children}</span>
  </NavLink>
)

function ShopBar({ slug }: { slug: string }) {
  const { data, isError } = useRead('GET /shops/:shop', { params: { shop: slug } })
  const navigate = useNavigate()
  const formLink = useFormLink()
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/fitment-centres'))
  // A shop that is not there can neither be called nor driven to.
  if (isError && !data) return <HomeBar />
  const missing = () => toast({ type: 'info', title: 'Phone number not available for this centre' })
  return (
    <nav data-foot aria-label="Shop" className={bar}>
      <Button className={tab} onClick={back}>
        <ArrowLeft aria-hidden size={22} /> Back
      </Button>
      {data?.phone ? (
        <a className={tab} href={`tel:${data.phone}`}>
          <Phone aria-hidden size={22} /> Call
        </a>
      ) : (
        <Button className={tab} onClick={missing}>
          <Phone aria-hidden size={22} /> Call
        </Button>
      )}
      <a className={tab} href={data?.directionsUrl} rel="noreferrer" target="_blank">
        <Navigation aria-hidden size={22} /> Directions
      </a>
      {data && (
        <Link to={formLink('fitting', { shop: data.slug })} preventScrollReset className={`${tab} font-bold text-ink!`}>
          <CalendarDays aria-hidden size={22} /> Book
        </Link>
      )}
    </nav>
  )
}
