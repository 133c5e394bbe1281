import { Link } from 'react-router-dom'
import { useAddress } from '#web/lib/page/address.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { primaryButton, quietButton } from '../../components/styles.ts'
import { Empty } from '../../components/ui/states.tsx'

export function NoInventory() {
  const link = useBusinessLink()
  return (
    <Empty title="No inventory found. You need to add tyre inventory before creating deals.">
      <Link to={link('/business/inventory')} className={`${primaryButton} mt-2`}>
        Go to inventory
      </Link>
    </Empty>
  )
}

export function NoDeals({ isNarrowed }: { isNarrowed: boolean }) {
  const { go } = useAddress()
  return isNarrowed ? (
    <Empty title="No deals found">
      <button
        type="button"
        className={`${quietButton} mt-2`}
        onClick={() => go({ search: undefined, status: undefined })}
      >
        Show all deals
      </button>
    </Empty>
  ) : (
    <Empty title="No deals yet">
      <p>Put a tyre on special: drivers who asked for it are told.</p>
      <button type="button" className={`${primaryButton} mt-2`} onClick={() => go({ deal: 'new' })}>
        Create Deal
      </button>
    </Empty>
  )
}
