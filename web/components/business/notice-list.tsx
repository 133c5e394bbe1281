import { BadgeCheck, CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ShopNotice } from '#core/contracts/seller/dashboard.ts'
import { momentWords } from '#web/lib/dates.ts'
import { ageWords } from '#web/lib/since.ts'
import { Button } from '../ui/button.tsx'
import { useBusinessLink } from './business-link.ts'
import { useMarkNotices } from './mark-notices.ts'

const looks: Record<ShopNotice['type'], { Icon: typeof Info; look: string; name: string }> = {
  error: { Icon: CircleAlert, look: 'bg-danger-wash text-danger', name: 'Error' },
  warning: { Icon: TriangleAlert, look: 'bg-accent-wash text-accent-ink', name: 'Warning' },
  info: { Icon: Info, look: 'bg-sunk text-ink-soft', name: 'Info' },
  success: { Icon: BadgeCheck, look: 'bg-verified-wash text-verified', name: 'Success' },
}

/** What the members of a shop should know; each is read or put away here. */
export function NoticeList({ shopId, notices }: { shopId: string; notices: readonly ShopNotice[] }) {
  const now = useNow()
  return (
    <ul className="grid gap-2">
      {notices.map((notice) => (
        <Row key={notice.id} shopId={shopId} notice={notice} now={now} />
      ))}
    </ul>
  )
}

const AGES_EVERY_MS = 30_000

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), AGES_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const places: Record<ShopNotice['place'], string> = {
  inventory: 'Inventory',
  bookings: 'Bookings',
  profile: 'Profile',
  deals: 'Deals',
  analytics: 'Analytics',
  messages: 'Messages',
}
const opened = { thread: 'Open the conversation', booking: 'Open the booking' }
const small =
  'inline-flex min-h-9 items-center rounded-lg pointer-coarse:min-w-11 font-semibold text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11'

function Row({ shopId, notice, now }: { shopId: string; notice: ShopNotice; now: Date }) {
  const link = useBusinessLink()
  const { read, dismiss } = useMarkNotices(shopId)
  const { id, type, title, message, place, opens, at, read: isRead } = notice
  const { Icon, look, name } = looks[type]
  return (
    <li
      className={`flex items-start gap-3 rounded-xl border border-line p-3 ${isRead ? 'bg-paper' : 'bg-surface shadow-card'}`}
    >
      <span className={`grid size-9 shrink-0 place-items-center rounded-lg ${look}`}>
        <Icon aria-hidden size={20} />
        <span className="sr-only">{name}</span>
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className={isRead ? 'font-semibold text-ink-soft' : 'font-bold'}>{title}</span>
          {!isRead && (
            <span className="rounded-full bg-accent-wash px-2 font-semibold text-accent-ink text-xs leading-5">
              New
            </span>
          )}
          <time
            suppressHydrationWarning
            dateTime={at}
            title={momentWords(at)}
            className="text-ink-soft text-sm tabular-nums sm:ml-auto"
          >
            {ageWords(new Date(at), now)}
          </time>
        </p>
        <p className="break-words text-ink-soft">{message}</p>
        <p className="flex flex-wrap gap-x-4">
          <Link to={link(`/business/${place}`, opens ? { [opens.what]: opens.id } : {})} className={small}>
            {opens ? opened[opens.what] : places[place]}
          </Link>
          {!isRead && (
            <Button className={small} onClick={() => read(id)}>
              Mark as read<span className="sr-only">: {title}</span>
            </Button>
          )}
        </p>
      </div>
      <Button title="Dismiss" look="icon" className="-my-1 -mr-1 shrink-0" onClick={() => dismiss(id)}>
        <X aria-hidden size={18} />
        <span className="sr-only">Dismiss: {title}</span>
      </Button>
    </li>
  )
}

/** The same shape while they are read. */
export const NoticeSkeletons = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Loading...</span>
    {['first', 'second', 'third'].map((key) => (
      <div key={key} data-skeleton aria-hidden className="flex gap-3 rounded-xl border border-line bg-surface p-3">
        <span className="skeleton size-9 shrink-0 rounded-lg" />
        <span className="grid grow gap-2">
          <span className="skeleton h-5 w-1/3 rounded" />
          <span className="skeleton h-5 w-4/5 rounded" />
        </span>
      </div>
    ))}
  </div>
)

export const NoNotices = () => (
  <p className="rounded-xl bg-sunk px-4 py-6 text-center text-ink-soft">
    No notifications yet. We'll keep you updated on important business activities.
  </p>
)
