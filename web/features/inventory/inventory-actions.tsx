import { Download, FileUp, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { addressOf } from '#web/lib/api/address-of.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { LogoutButton } from '../../components/business/logout-button.tsx'
import { Acts } from '../../components/console/acting.tsx'
import { quietButton } from '../../components/styles.ts'
import { Button } from '../../components/ui/button.tsx'

/** How stock comes in and goes out: one tyre, a whole list, everything as a list. */
export function InventoryActions({ shopId }: { shopId: string | undefined }) {
  const { params, go } = useAddress()
  return (
    <>
      <Acts>
        <Link
          to={`/business/inventory/import${withChanges('', { shop: params.get('shop') ?? undefined })}`}
          className={quietButton}
        >
          <FileUp aria-hidden size={18} /> Import
        </Link>
        {shopId && (
          <a href={addressOf('GET /shops/:shopId/stock.csv', { params: { shopId } })} download className={quietButton}>
            <Download aria-hidden size={18} /> Export
          </a>
        )}
        <Button look="primary" onClick={() => go({ add: '1' })}>
          <Plus aria-hidden size={20} /> Add from Central Database
        </Button>
      </Acts>
      <LogoutButton />
    </>
  )
}
