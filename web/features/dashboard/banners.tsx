import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Banner, Dashboard } from '#core/contracts/seller/dashboard.ts'
import { nearlyGone } from '#core/rules/prices/stock.ts'
import { invalidate, showAhead } from '#web/lib/api/cache.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { Acts } from '../../components/console/acting.tsx'
import { linkLook } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
import { unreadWords } from '../../components/unread-words.ts'

const KEY = 'GET /shops/:shopId/dashboard'
type Shown = Dashboard['banners'][number]
type Words = { tone: string; words(count: number): string; way?: { to: string; name: string } }

const many = (count: number, one: string, more: string): string => (count === 1 ? `1 ${one}` : `${count} ${more}`)
const calm = 'bg-verified-wash text-verified'
const warns = 'bg-accent-wash text-accent-ink'

const banners: Record<Banner, Words> = {
  'dashboard-active': {
    tone: calm,
    words: () => 'Your dashboard is active: bookings and messages show here the moment they come.',
  },
  'low-stock': {
    tone: warns,
    words: (count) => `Low stock: ${many(count, 'item has', 'items have')} ${nearlyGone} or fewer on the shelf.`,
    way: { to: '/business/inventory', name: 'Check inventory' },
  },
  'pending-bookings': {
    tone: warns,
    words: (count) => `${many(count, 'pending booking waits', 'pending bookings wait')} for your answer.`,
    way: { to: '/business/bookings', name: 'View bookings' },
  },
  'unread-messages': {
    tone: calm,
    words: (count) => `You have ${unreadWords(count)} unread ${count === 1 ? 'message' : 'messages'}.`,
    way: { to: '/business/messages', name: 'Read messages' },
  },
}

/** What needs somebody's eye, each to be put away alone. */
export const Banners = ({ shopId, banners: shown }: { shopId: string; banners: readonly Shown[] }) =>
  shown.length === 0 ? null : (
    <ul aria-label="Alerts" className="grid gap-2">
      {shown.map((one) => (
        <OneBanner key={one.banner} shopId={shopId} {...one} />
      ))}
    </ul>
  )

function OneBanner({ shopId, banner, count }: Shown & { shopId: string }) {
  const link = useBusinessLink()
  const client = useQueryClient()
  const { mutate } = useSend('POST /shops/:shopId/dashboard/dismissals', {
    invalidates: [KEY],
    onFailed: () => {
      void invalidate(client, { queryKey: [KEY] })
      toast({ type: 'error', title: 'The alert was not dismissed' })
    },
  })
  const dismiss = () => {
    showAhead<Dashboard>(client, [KEY], (had) => ({
      ...had,
      banners: had.banners.filter((one) => one.banner !== banner),
    }))
    mutate({ params: { shopId }, body: { banner } })
  }
  const { tone, words, way } = banners[banner]
  return (
    <li className={`flex items-center gap-3 rounded-xl py-1 pr-1 pl-4 ${tone}`}>
      <p className="min-w-0 grow py-1 font-medium">
        {words(count)}{' '}
        {way && (
          <Link to={link(way.to)} className={`${linkLook} whitespace-nowrap`}>
            {way.name}
          </Link>
        )}
      </p>
      <Acts>
        <Button
          title="Dismiss"
          className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-ink/10"
          onClick={dismiss}
        >
          <X aria-hidden size={18} />
          <span className="sr-only">Dismiss: {words(count)}</span>
        </Button>
      </Acts>
    </li>
  )
}
