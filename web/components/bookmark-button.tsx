import { Heart } from 'lucide-react'
import { useState } from 'react'
import type { Bookmarks } from '#core/contracts/profile.ts'
import { useRead } from '../lib/api/use-read.ts'
import { useSend } from '../lib/api/use-send.ts'
import { useWho } from '../lib/session.ts'
import { toast } from '../lib/toast.ts'
import { Button } from './ui/button.tsx'

type Props = {
  kind: 'shop' | 'deal'
  /** Of the shop or the deal. */
  id: string
  /** What a screen reader says that it is about. */
  name: string
  className?: string
}

const refusals = { shop: 'Please log in to bookmark shops', deal: 'Please log in to bookmark deals' }

/** Keeps a shop or a deal among the bookmarks of who is signed in as a customer; not shown to others who are. */
export function BookmarkButton({ kind, id, name, className = '' }: Props) {
  const who = useWho()
  const customer = who.state === 'in' && who.account.role === 'customer' ? who.account.id : undefined
  const { data, dataUpdatedAt } = useRead('GET /bookmarks', {}, { enabled: customer !== undefined })
  const [answered, setAnswered] = useState<{ customer: string | undefined; bookmarked: boolean; at: number }>()
  const toggle = useSend('POST /bookmarks', {
    invalidates: ['GET /bookmarks'],
    onDone: ({ bookmarked }) => setAnswered({ customer, bookmarked, at: Date.now() }),
    onFailed: (error) =>
      toast({ type: 'error', title: error.status === 401 ? error.message : 'Failed to toggle bookmark' }),
  })
  if (who.state === 'in' && !customer) return null
  // What the server has answered holds until the bookmarks have been read anew.
  const said = answered && answered.customer === customer && answered.at >= dataUpdatedAt ? answered : undefined
  // Bookmarks that were read before this part of the page is taken over are shown once it is.
  const kept = customer !== undefined && (said?.bookmarked ?? has(data, kind, id))
  const marked = toggle.isPending ? !kept : kept
  const press = () => {
    if (who.state === 'in') toggle.mutate({ body: { type: kind, id, bookmarked: !kept } })
    else toast({ type: 'warning', title: refusals[kind] })
  }
  return (
    <Button
      aria-pressed={marked}
      aria-label={`Bookmark ${name}`}
      disabled={toggle.isPending}
      onClick={press}
      className={`pressable grid size-11 place-items-center rounded-full bg-surface text-ink shadow-card hover:bg-sunk ${className}`}
    >
      <Heart aria-hidden size={20} className={marked ? 'fill-danger text-danger' : undefined} />
    </Button>
  )
}

const has = (bookmarks: Bookmarks | undefined, kind: Props['kind'], id: string): boolean =>
  (kind === 'shop'
    ? bookmarks?.shops.some(({ shop }) => shop.id === id)
    : bookmarks?.deals.some(({ deal }) => deal.id === id)) ?? false
