import { type SubmitEvent, useState } from 'react'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { readQuantity } from '#core/rules/imports/amounts.ts'
import { agoInDays } from '#core/rules/prices/stock-age.ts'
import { readListingFields, saidOver } from '#core/rules/seller/listing-fields.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import { typeNames } from '#web/lib/labels.ts'
import { Detail, SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { nameOf, readAnyPrice, typedPrice } from './columns.tsx'
import { ListingFields, typedFields } from './listing-fields.tsx'
import { OrderFields, readOrder, typedOrder } from './order-fields.tsx'
import { PRICE_NEEDS, PRICE_OR_QUANTITY, QUANTITY_NEEDS } from './reads.ts'
import type { StockActions } from './use-stock-actions.ts'

type Props = { listing: ShopListing; actions: StockActions; onClose(): void }

const typedOf = (listing: ShopListing) => ({
  price: typedPrice(listing.priceCents),
  quantity: String(listing.quantity),
  ...typedFields(listing),
})

/** One tyre of the stock: price, quantity and SKU, confirming it, and taking it off the shelves. */
export function EditPanel({ listing, actions, onClose }: Props) {
  const { set, save, order, setOrder, isWrong, isChanged, discard } = useEditing({ listing, actions, onClose })
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
          {isChanged ? (
            <Button look="quiet" onClick={discard}>
              Discard
            </Button>
          ) : (
            <Button
              look="quiet"
              disabled={actions.isBusy}
              onClick={() => actions.confirm({ ids: [listing.id] }, 1, onClose)}
            >
              Stock is right
            </Button>
          )}
          <Button look="danger" className="ml-auto" onClick={() => setAsks(true)}>
            Remove
          </Button>
        </>
      }
    >
      <form id="edit-listing" noValidate className="grid gap-4" onSubmit={save}>
        {isWrong && <Notice tone="error">{PRICE_OR_QUANTITY}</Notice>}
        <Figures listing={listing} typed={order} isTried={isWrong} set={set} />
        <ListingFields typed={order} isTried={isWrong} set={set} />
        <OrderFields typed={order} onType={setOrder} isTried={isWrong} />
      </form>
      <About listing={listing} />
      <Confirm
        open={asks}
        title="Are you sure you want to remove this tyre from your inventory?"
        yes="Remove"
        destroys
        busy={actions.isRemoving}
        onYes={() => actions.remove({ ids: [listing.id] }, 1, onClose)}
        onNo={() => setAsks(false)}
      />
    </SidePanel>
  )
}

type Set = ReturnType<typeof useEditing>['set']
type FiguresProps = { listing: ShopListing; typed: ReturnType<typeof typedOf>; isTried: boolean; set: Set }

/** What is wrong is said once it was to be saved. */
const Figures = ({ listing, typed, isTried, set }: FiguresProps) => (
  <>
    <TextField
      label="Price (R)"
      error={isTried && readAnyPrice(typed.price) === undefined ? PRICE_NEEDS : undefined}
      inputMode="decimal"
      autoComplete="off"
      {...set('price')}
    />
    <TextField
      label="Quantity on the shelf"
      error={isTried && readQuantity(typed.quantity) === undefined ? QUANTITY_NEEDS : undefined}
      hint={`${listing.reserved} of them promised, ${listing.free} free`}
      inputMode="numeric"
      autoComplete="off"
      {...set('quantity')}
    />
  </>
)

/** What is typed and not saved is there again after a reload, and after going back. */
function useEditing({ listing, actions, onClose }: Props) {
  const draft = useDraft(`listing:${listing.id}`)
  const asListed = { ...typedOf(listing), ...typedOrder(listing.orderIn) }
  const [typed, setTyped] = useState(() => ({ ...asListed, ...keptOf(draft.found, asListed) }))
  const [isWrong, setIsWrong] = useState(false)
  const type = (part: Partial<typeof asListed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    draft.keep(isSame(next, asListed) ? undefined : next)
  }
  const discard = () => {
    setTyped(asListed)
    setIsWrong(false)
    draft.forget()
  }
  const set = (name: keyof ReturnType<typeof typedOf>) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [priceCents, quantity] = [readAnyPrice(typed.price), readQuantity(typed.quantity)]
    const orderIn = readOrder(typed)
    const fields = readListingFields((name) => typed[name].trim())
    const isWhole = priceCents !== undefined && quantity !== undefined && orderIn !== undefined && 'value' in fields
    setIsWrong(!isWhole)
    if (!isWhole) return
    void actions.change(listing.id, { priceCents, quantity, ...saidOver(fields.value), orderIn }, () => {
      draft.forget()
      onClose()
    })
  }
  return { set, save, order: typed, setOrder: type, isWrong, isChanged: !isSame(typed, asListed), discard }
}

type Fields = Readonly<Record<string, string>>
const isSame = (one: Fields, other: Fields): boolean => Object.keys(other).every((name) => one[name] === other[name])

/** The fields of the draft that this panel has. */
const keptOf = <Of extends Fields>(found: unknown, fields: Of): Partial<Of> => {
  const kept: Fields = typeof found === 'object' && found !== null ? (found as Fields) : {}
  const fit = Object.keys(fields).filter((name) => typeof kept[name] === 'string')
  return Object.fromEntries(fit.map((name) => [name, kept[name]])) as Partial<Of>
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
