import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { BusinessRow } from '#core/contracts/admin/businesses.ts'
import { formatPhone } from '#core/rules/format.ts'
import { momentWords } from '#web/lib/dates.ts'
import { addressLine } from '../../components/admin/address.ts'
import { ratingWords, StatusBadge } from '../../components/admin/business-status.tsx'
import { feePerMonth } from '../../components/admin/fee.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { linkLook, quietButton } from '../../components/styles.ts'
import { Spinner } from '../../components/ui/states.tsx'
import { MessageOwner } from './message-owner.tsx'
import { StatusActs } from './status-acts.tsx'

type Props = {
  business: BusinessRow | undefined
  isListed: boolean
  onClose(): void
}

/** One shop, and what can be done with it. */
export function BusinessPanel({ business, isListed, onClose }: Props) {
  if (!business)
    return (
      <SidePanel title="Business" onClose={onClose}>
        {isListed ? <p>This business is not among those that are shown.</p> : <Spinner>Loading...</Spinner>}
      </SidePanel>
    )
  return (
    <SidePanel
      keys
      title={business.name}
      onClose={onClose}
      footer={
        <>
          <StatusActs shop={business} />
          <MessageOwner shop={business} owner={business.owners[0]} />
          <ViewShop shop={business} />
        </>
      }
    >
      <p className="mb-2">
        <Link to={`/admin/businesses/${business.id}`} className={linkLook}>
          Everything about this shop
        </Link>
      </p>
      <dl>
        <Detail name="Status">
          <StatusBadge status={business.status} />
        </Detail>
        {business.rejectionReason && <Detail name="Rejected for">{business.rejectionReason}</Detail>}
        <Detail name="Verified">{business.verified ? 'Yes' : 'No'}</Detail>
        <Detail name="Published">{business.published ? 'Yes' : 'No'}</Detail>
        <Detail name="Owner">{business.owners.filter(Boolean).join(', ') || 'Nobody'}</Detail>
        <Detail name="Address">{addressLine(business)}</Detail>
        <Detail name="Phone">{business.contactPhone ? formatPhone(business.contactPhone) : 'None'}</Detail>
        <Detail name="Email">{business.contactEmail ?? 'None'}</Detail>
        <Detail name="Monthly fee">{feePerMonth(business.monthlyFeeCents)}</Detail>
        <Detail name="Rating">{ratingWords(business)}</Detail>
        <Detail name="Open bookings">{business.openBookings}</Detail>
        <Detail name="Last updated">{momentWords(business.updatedAt)}</Detail>
      </dl>
    </SidePanel>
  )
}

/** Only what is active has a public page. */
export const ViewShop = ({ shop: { slug, status } }: { shop: Pick<BusinessRow, 'slug' | 'status'> }) =>
  status === 'active' && (
    <a href={`/business/${slug}`} target="_blank" rel="noreferrer" className={quietButton}>
      View Shop <ExternalLink aria-hidden size={16} />
      <span className="sr-only">in a new tab</span>
    </a>
  )
