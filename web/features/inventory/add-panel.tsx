import { type SubmitEvent, useState } from 'react'
import type { CatalogueTyre } from '#core/contracts/seller/stock-state.ts'
import { readQuantity } from '#core/rules/imports/amounts.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { isTyreType } from '#web/lib/labels.ts'
import { toast } from '#web/lib/toast.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { CatalogueSearch } from './catalogue-search.tsx'
import { readAnyPrice } from './columns.tsx'
import { OrderFields, readOrder, typedOrder } from './order-fields.tsx'
import { noTyre, OwnTyreFields } from './own-tyre-fields.tsx'
import { ADD_NEEDS, stockReads } from './reads.ts'

const ORDER_NEEDS = 'Please say how many opening hours an order takes'
const noFigures = { price: '', quantity: '', sku: '' }

/** A tyre of the central database, or one that it lacks, with its price and quantity; stays open for the next one. */
export function AddPanel({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const { picked, setPicked, own, setOwn, figures, setFigures, order, setOrder, problem, save, isAdding } =
    useAdding(shopId)
  const set = (name: keyof typeof noFigures) => ({
    value: figures[name],
    onChange: ({ target }: { target: { value: string } }) => setFigures({ ...figures, [name]: target.value }),
  })
  return (
    <SidePanel
      title="Add from Central Database"
      onClose={onClose}
      footer={
        <Button type="submit" form="add-listing" look="primary" busy={isAdding && 'Adding...'}>
          Add to inventory
        </Button>
      }
    >
      <form id="add-listing" noValidate className="grid gap-4" onSubmit={save}>
        {problem && <Notice tone="error">{problem}</Notice>}
        {own ? (
          <OwnTyreFields tyre={own} onChange={setOwn} />
        ) : (
          <CatalogueSearch shopId={shopId} picked={picked} onPick={setPicked} />
        )}
        <Button look="link" className="justify-self-start" onClick={() => setOwn(own ? undefined : noTyre)}>
          {own ? 'Search the central database instead' : 'My tyre is not in the database'}
        </Button>
        <TextField label="Price (R)" inputMode="decimal" autoComplete="off" {...set('price')} />
        <TextField label="Quantity on the shelf" inputMode="numeric" autoComplete="off" {...set('quantity')} />
        <TextField label="SKU" hint="Your own number of the article" optional maxLength={64} {...set('sku')} />
        <OrderFields typed={order} onType={setOrder} />
      </form>
    </SidePanel>
  )
}

function useAdding(shopId: string) {
  const [picked, setPicked] = useState<CatalogueTyre>()
  const [own, setOwn] = useState<typeof noTyre>()
  const [figures, setFigures] = useState(noFigures)
  const [order, setOrder] = useState(typedOrder)
  const [problem, setProblem] = useState<string>()
  const add = useSend('POST /shops/:shopId/listings', {
    invalidates: stockReads,
    onDone: () => {
      toast({ type: 'success', title: 'Tyre added to your inventory successfully' })
      setPicked(undefined)
      setOwn(undefined)
      setFigures(noFigures)
      setOrder(typedOrder())
    },
    onFailed: ({ message, fields }) => {
      setProblem(fields['tyre.size'] ?? message)
      toast({ type: 'error', title: 'Failed to add tyre to inventory' })
    },
  })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [priceCents, quantity] = [readAnyPrice(figures.price), readQuantity(figures.quantity)]
    const tyre = own && ownTyre(own)
    const which = tyre ? { tyre } : picked ? { tyreId: picked.id } : undefined
    if (!which || priceCents === undefined || quantity === undefined) return setProblem(ADD_NEEDS)
    const orderIn = readOrder(order)
    if (orderIn === undefined) return setProblem(ORDER_NEEDS)
    setProblem(undefined)
    const sku = figures.sku.trim()
    add.mutate({ params: { shopId }, body: { ...which, priceCents, quantity, orderIn, ...(sku && { sku }) } })
  }
  return {
    picked,
    setPicked,
    own,
    setOwn,
    figures,
    setFigures,
    order,
    setOrder,
    problem,
    save,
    isAdding: add.isPending,
  }
}

function ownTyre({ brand, model, size, type }: typeof noTyre) {
  const isWhole = [brand, model, size].every((text) => text.trim() !== '')
  return isWhole && isTyreType(type) ? { brand, model, size, type } : undefined
}
