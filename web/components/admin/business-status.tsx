import type { BusinessRow } from '#core/contracts/admin/businesses.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import { Badge, type Tone } from '../console/badge.tsx'

type Look = { name: string; says: string; tone: Tone }

const looks: Record<BusinessStatus, Look> = {
  pending: { name: 'Pending', says: 'Awaiting admin approval', tone: 'warning' },
  active: { name: 'Active', says: 'Visible to customers', tone: 'good' },
  blocked: { name: 'Blocked', says: 'Hidden from customers', tone: 'bad' },
  unpublished: { name: 'Unpublished', says: 'Temporarily hidden', tone: 'quiet' },
  inactive: { name: 'Inactive', says: 'Inactive', tone: 'quiet' },
}

/** What a status is called; one that a newer server knows shows as pending. */
export const statusLook = (status: string): Look => (status in looks ? looks[status as BusinessStatus] : looks.pending)

type Props = {
  status: string
  /** In a list at a desk it says no more than its name, so that a row stays on one line. */
  isBrief?: boolean
}

export const StatusBadge = ({ status, isBrief = false }: Props) => {
  const { name, says, tone } = statusLook(status)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tone}>{name}</Badge>
      {says !== name && (
        <span className={`whitespace-nowrap text-ink-soft text-sm ${isBrief ? 'md:sr-only' : ''}`}>{says}</span>
      )}
    </span>
  )
}

/** '4.6 from 12 reviews', or that there is no rating. */
export const ratingWords = ({ rating, reviewCount }: Pick<BusinessRow, 'rating' | 'reviewCount'>): string =>
  rating === null ? 'No rating' : `${rating.toFixed(1)} from ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}`
