import { type SubmitEvent, useState } from 'react'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { readQuantity } from '#core/rules/imports/amounts.ts'
import { agoInDays } from '#core/rules/prices/stock-age.ts'
import { typeNames } from '#web/lib/labels.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { nameOf, readAnyPrice, typedPrice } from './columns.tsx'
import { OrderFields, readOrder, typedOrder } from './order-fields.tsx'
import { PRICE_OR_QUANTITY } from './reads.ts'
import type { StockActions } from './use-stock-actions.ts'

type Props = { listing: ShopListing; actions: StockActions; onClose(): void }

const typedOf = ({ priceCents, quantity, sku }: ShopListing) => ({
  price: typedPrice(priceCents),
  quantity: String(quantity),
  sku: sku ?? '',
})

/** One tyre of the stock: price, quantity and SKU, confirming it, and taking it off the shelves. */
export function EditPanel({ listing, actions, onClose }: Props) {
  const { set, save, order, setOrder, isWrong } = useEditing({ listing, actions, onClose })
  const [asks, setAsks] = useState(false)
  return (
    <SidePanel
      title={nameOf(listing)}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form="edit-listing" look="primary" busy={actions.isChanging && 'Saving...'}>
            Save
          </Button>
          <Button
            look="quiet"
            disabled={actions.isBusy}
            onClick={() => actions.confirm({ ids: [listing.id] }, 1, onClose)}
          >
            Stock is right
          </Button>
          <Button look="danger" className="ml-auto" onClick={() => setAsks(true)}>
            Remove
          </Button>
        </>
      }
    >
      <form id="edit-listing" noValidate className="grid gap-4" onSubmit={save}>
        {isWrong && <Notice tone="error">{PRICE_OR_QUANTITY}</Notice>}
        <TextField label="Price (R)" inputMode="decimal" autoComplete="off" {...set('price')} />
        <TextField
          label="Quantity on the shelf"
          hint={`${listing.reserved} of them promised, ${listing.free} free`}
          inputMode="numeric"
          autoComplete="off"
          {...set('quantity')}
        />
        <TextField label="SKU" hint="Your own number of the article" optional maxLength={64} {...set('sku')} />
        <OrderFields typed={order} onType={setOrder} />
      </form>
      <About listing={listing} />
      <Confirm
        open={asks}
        title="Are you sure you want to remove this tyre from your inventory?"
        yes="Remove"
        destroys
        busy={actions.isRemoving}
        onYes={() => actions.remove(listing.id, onClose)}
        onNo={() => setAsks(false)}
      />
    </SidePanel>
  )
}

function useEditing({ listing, actions, onClose }: Props) {
  const [typed, setTyped] = useState(() => typedOf(listing))
  const [order, setOrder] = useState(() => typedOrder(listing.orderIn))
  const [isWrong, setIsWrong] = useState(false)
  const set = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [priceCents, quantity] = [readAnyPrice(typed.price), readQuantity(typed.quantity)]
    const orderIn = readOrder(order)
    const isWhole = priceCents !== undefined && quantity !== undefined && orderIn !== undefined
    setIsWrong(!isWhole)
    if (!isWhole) return
    void actions.change(listing.id, { priceCents, quantity, sku: typed.sku.trim() || null, orderIn }, onClose)
  }
  return { set, save, order, setOrder, isWrong }
}

const About = ({ listing }: { listing: ShopListing }) => (
  <dl className="mt-6">
    <Detail name="Type">{typeNames[listing.type]}</Detail>
    <Detail name="Load and speed">{listing.service || 'Not known'}</Detail>
    <Detail name="Code for drivers">{listing.code}</Detail>
    <Detail name="Stock confirmed">{listing.confirmedAt ? agoInDays(listing.confirmedAt, new Date()) : 'Never'}</Detail>
    {listing.awaitsReview && (
      <Detail name="Catalogue">You added this tyre. It sells already, and we check its details.</Detail>
    )}
  </dl>
)
