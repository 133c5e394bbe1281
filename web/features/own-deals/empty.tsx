import { Link } from 'react-router-dom'
import { useAddress } from '#web/lib/page/address.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { primaryButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'
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
      <Button look="quiet" className="mt-2" onClick={() => go({ search: undefined, status: undefined })}>
        Show all deals
      </Button>
    </Empty>
  ) : (
    <Empty title="No deals yet">
      <p>Put a tyre on special: drivers who asked for it are told.</p>
      <Button look="primary" className="mt-2" onClick={() => go({ deal: 'new' })}>
        Create Deal
      </Button>
    </Empty>
  )
}
