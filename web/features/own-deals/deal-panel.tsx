import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnDeal } from '#core/contracts/seller/deals.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Spinner } from '../../components/ui/states.tsx'
import { DealFields } from './deal-fields.tsx'
import { DealPreview } from './deal-preview.tsx'
import { useRemoveDeal } from './use-deal-acts.ts'
import { useDealForm } from './use-deal-form.ts'

type Props = {
  shopId: string
  deal: OwnDeal | undefined
  isNew: boolean
  /** The list is here, whether the deal is in it or not. */
  isListed: boolean
  onClose(): void
}

/** One deal, to be made or changed. */
export function DealPanel({ shopId, deal, isNew, isListed, onClose }: Props) {
  if (deal || isNew) return <Form shopId={shopId} deal={deal} onClose={onClose} />
  return (
    <SidePanel title="Deal" onClose={onClose}>
      {isListed ? <p>This deal is not among those that are shown.</p> : <Spinner>Loading...</Spinner>}
    </SidePanel>
  )
}

function Form({ shopId, deal, onClose }: Omit<Props, 'isNew' | 'isListed'>) {
  const form = useDealForm(shopId, deal, onClose)
  const { price, isSending, asked, submit } = form
  const save = deal ? 'Save Changes' : 'Create Deal'
  return (
    <SidePanel
      title={deal ? 'Edit deal' : 'Create deal'}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="deal-form" look="primary" busy={isSending && 'Saving...'}>
            {save}
          </Button>
          {deal && <Remove deal={deal} onDone={onClose} />}
        </>
      }
    >
      <form
        id="deal-form"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit(false)
        }}
      >
        <DealFields shopId={shopId} form={form} isNew={deal === undefined} />
      </form>
      {form.listing && price !== undefined && (
        <DealPreview
          shopId={shopId}
          listingId={form.listing.listingId}
          title={form.values.title}
          priceCents={price}
          endsOn={form.values.endsOn}
        />
      )}
      <Confirm
        open={asked !== undefined}
        title="The deal saves nothing"
        yes={save}
        no="Change the price"
        busy={isSending}
        onYes={() => submit(true)}
        onNo={form.forgetQuestion}
      >
        {asked}. Do you want to go on with this price?
      </Confirm>
    </SidePanel>
  )
}

function Remove({ deal, onDone }: { deal: OwnDeal; onDone(): void }) {
  const [asks, setAsks] = useState(false)
  const { mutate, isPending } = useRemoveDeal(onDone)
  return (
    <>
      <Button look="danger" className="ml-auto" onClick={() => setAsks(true)}>
        <Trash2 aria-hidden size={18} /> Delete
      </Button>
      <Confirm
        open={asks}
        title="Are you sure you want to delete this deal?"
        yes="Delete"
        destroys
        busy={isPending}
        onYes={() => mutate({ params: { id: deal.id } })}
        onNo={() => setAsks(false)}
      >
        {deal.title}. Bookings that were made with it keep their price.
      </Confirm>
    </>
  )
}
