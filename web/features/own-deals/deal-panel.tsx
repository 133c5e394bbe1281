import { BellRing, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { OwnDeal } from '#core/contracts/seller/deals.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { DealCard } from '../../components/deals/deal-card.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { Spinner } from '../../components/ui/states.tsx'
import { DealFields } from './deal-fields.tsx'
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

type DealPreviewProps = { shopId: string; listingId: string; title: string; priceCents: number; endsOn: string }

const AFTER_MS = 400

/** The server counts no further. */
const MAX_COUNTED = 1_000

/** What drivers see of the deal as it stands in the form, and how many would be told of it. */
function DealPreview({ shopId, ...shown }: DealPreviewProps) {
  const key = useDebounced(JSON.stringify(shown), AFTER_MS)
  const { endsOn, title, ...price }: Omit<DealPreviewProps, 'shopId'> = JSON.parse(key)
  const { data, error } = useRead(
    'GET /shops/:shopId/deal-preview',
    { params: { shopId }, query: { ...price, title: title.trim(), endsOn: endsOn || undefined } },
    { keepsPrevious: true },
  )
  if (!data) return error ? <p className="mt-4 text-ink-soft">The preview could not be loaded.</p> : null
  return (
    <section aria-label="Preview" className="mt-6 grid gap-4 border-line border-t pt-4">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <BellRing aria-hidden size={18} /> {driversWords(data.drivers)}
      </p>
      <div>
        <h3 className="mb-2 text-ink-soft text-sm">On the website</h3>
        <div inert className="max-w-72">
          <DealCard deal={data.card} />
        </div>
      </div>
      <div>
        <h3 className="mb-2 text-ink-soft text-sm">In the chat of a driver who asked for it</h3>
        <div className="rounded-xl bg-(--chat-wall) p-3">
          <div className="max-w-80 rounded-lg rounded-tl-none bg-(--bubble-in) px-3 py-2 shadow-card">
            <p className="font-bold">{data.chat.title}</p>
            {data.chat.lines.map((line) => (
              <p key={line} className="whitespace-pre-line break-words">
                {line}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function driversWords(drivers: number): string {
  if (drivers === 0) return 'No driver waits for such a deal at the moment'
  if (drivers >= MAX_COUNTED) return `More than ${MAX_COUNTED} drivers would be alerted`
  return drivers === 1 ? '1 driver would be alerted' : `${drivers} drivers would be alerted`
}
