import { ApiError } from '#web/lib/api/call.ts'
import { usePages } from '#web/lib/api/use-pages.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { NoBusiness } from '../../components/business/no-business.tsx'
import { ConsolePage } from '../../components/console/console-page.tsx'
import { Empty, Failed, Spinner } from '../../components/ui/states.tsx'
import { BillingDetails } from './billing-details.tsx'
import { ShopInvoices } from './shop-invoices.tsx'
import { WhatIsOwed } from './what-is-owed.tsx'

/** What the chosen shop pays for its place on the platform. */
export function BillingScreen() {
  const { chosen, areKnown } = useChosenShop()
  if (!areKnown) return <Spinner>Loading...</Spinner>
  return (
    <ConsolePage title="Invoices" about="What your shop pays for its place on the platform">
      {chosen ? <OfShop key={chosen.id} shopId={chosen.id} /> : <NoBusiness />}
    </ConsolePage>
  )
}

function OfShop({ shopId }: { shopId: string }) {
  const read = usePages('GET /shops/:shopId/billing', { params: { shopId }, query: {} })
  const { pages, failed } = read
  const first = pages?.[0]
  if (failed?.error instanceof ApiError && failed.error.code === 'OWNER_REQUIRED')
    return (
      <Empty title="Only an owner of the shop can do this">
        <p>Invoices are for the owners of a shop.</p>
      </Empty>
    )
  if (failed && !first)
    return <Failed title="Failed to load the invoices" onRetry={failed.retry} retrying={failed.trying} />
  if (!pages || !first) return <Spinner>Loading...</Spinner>
  return (
    <>
      <WhatIsOwed billing={first} />
      <ShopInvoices invoices={pages.flatMap((page) => page.invoices)} read={read} />
      <BillingDetails shopId={shopId} billing={first} />
    </>
  )
}
