import { type SubmitEvent, useRef, useState } from 'react'
import type { CatalogueTyre } from '#core/contracts/seller/stock.ts'
import { readQuantity } from '#core/rules/imports/amounts.ts'
import { readListingFields } from '#core/rules/seller/listing-fields.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraft } from '#web/lib/drafts/use-draft.ts'
import { isTyreType } from '#web/lib/labels.ts'
import { toast } from '#web/lib/toast.ts'
import { SidePanel } from '../../components/console/side-panel.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Notice } from '../../components/ui/states.tsx'
import { CatalogueSearch } from './catalogue-search.tsx'
import { readAnyPrice } from './columns.tsx'
import { ListingFields, typedFields } from './listing-fields.tsx'
import { OrderFields, readOrder, typedOrder } from './order-fields.tsx'
import { noTyre, OwnTyreFields } from './own-tyre-fields.tsx'
import { ADD_NEEDS, ORDER_NEEDS, PRICE_NEEDS, QUANTITY_NEEDS, stockReads } from './reads.ts'

const noFigures = { price: '', quantity: '', ...typedFields() }

/** A tyre of the central database, or one that it lacks, with its price and quantity; stays open for the next one. */
export function AddPanel({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const form = useRef<HTMLFormElement>(null)
  const beginNext = () => form.current?.querySelector('input')?.focus()
  const { typed, type, problem, isTried, sizeError, asked, answer, isBrand, save, isAdding } = useAdding(
    shopId,
    beginNext,
  )
  const { picked, own, figures, order } = typed
  const set = (name: keyof typeof noFigures) => ({
    value: figures[name],
    onChange: ({ target }: { target: { value: string } }) => type({ figures: { ...figures, [name]: target.value } }),
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
      <form ref={form} id="add-listing" noValidate className="grid gap-4" onSubmit={save}>
        {problem && <Notice tone="error">{problem}</Notice>}
        {asked && <AddQuestion error={asked} brand={own?.brand ?? ''} onAnswer={answer} onBrand={isBrand} />}
        {own ? (
          <OwnTyreFields tyre={own} onChange={(next) => type({ own: next })} isTried={isTried} sizeError={sizeError} />
        ) : (
          <CatalogueSearch
            shopId={shopId}
            picked={picked}
            onPick={(next) => type({ picked: next })}
            error={isTried && !picked ? 'Please choose a tyre' : undefined}
          />
        )}
        <Button look="link" className="justify-self-start" onClick={() => type({ own: own ? undefined : noTyre })}>
          {own ? 'Search the central database instead' : 'My tyre is not in the database'}
        </Button>
        <TextField
          label="Price (R)"
          error={isTried && readAnyPrice(figures.price) === undefined ? PRICE_NEEDS : undefined}
          inputMode="decimal"
          autoComplete="off"
          {...set('price')}
        />
        <TextField
          label="Quantity on the shelf"
          error={isTried && readQuantity(figures.quantity) === undefined ? QUANTITY_NEEDS : undefined}
          inputMode="numeric"
          autoComplete="off"
          {...set('quantity')}
        />
        <ListingFields typed={figures} isTried={isTried} set={set} />
        <OrderFields typed={order} onType={(next) => type({ order: next })} isTried={isTried} />
      </form>
    </SidePanel>
  )
}

type Added = {
  picked: CatalogueTyre | undefined
  own: typeof noTyre | undefined
  figures: typeof noFigures
  order: ReturnType<typeof typedOrder>
}
const nothing = (): Added => ({ picked: undefined, own: undefined, figures: noFigures, order: typedOrder() })

/** What this panel kept earlier. */
const keptOf = (found: unknown): Partial<Added> =>
  typeof found === 'object' && found !== null && 'figures' in found && 'order' in found
    ? withFigures(found as Added)
    : {}

/** A draft may be older than a field. */
const withFigures = (found: Added): Added => ({ ...found, figures: { ...noFigures, ...found.figures } })

/** What is typed is there again after a reload, and after going back. */
function useAdding(shopId: string, onAdded: () => void) {
  const draft = useDraft(`add-listing:${shopId}`)
  const [typed, setTyped] = useState<Added>(() => ({ ...nothing(), ...keptOf(draft.found) }))
  const type = (part: Partial<Added>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    draft.keep(next)
  }
  const [problem, setProblem] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const add = useSend('POST /shops/:shopId/listings', {
    invalidates: stockReads,
    onDone: () => {
      toast({ type: 'success', title: 'Tyre added to your inventory successfully' })
      setTyped(nothing())
      setIsTried(false)
      draft.forget()
      onAdded()
    },
    onFailed: (error) => {
      if (isAsked(error)) return
      setProblem(error.fields['tyre.size'] ?? error.message)
      toast({ type: 'error', title: 'Failed to add tyre to inventory' })
    },
  })
  const send = ({ picked, own, figures, order }: Added, answers: AddAnswers = {}) => {
    const [priceCents, quantity] = [readAnyPrice(figures.price), readQuantity(figures.quantity)]
    const which = whichTyre(picked, own)
    if (!which || priceCents === undefined || quantity === undefined) return setProblem(ADD_NEEDS)
    const orderIn = readOrder(order)
    if (orderIn === undefined) return setProblem(ORDER_NEEDS)
    const fields = readListingFields((name) => figures[name].trim())
    if ('problem' in fields) return setProblem(fields.problem)
    setProblem(undefined)
    const body = { ...which, priceCents, quantity, orderIn, ...fields.value, ...answers }
    add.mutate({ params: { shopId }, body })
  }
  const said = answersIn(add.variables?.body)
  return {
    typed,
    type,
    problem,
    isTried,
    sizeError: add.error?.fields['tyre.size'],
    asked: add.error && isAsked(add.error) ? add.error : undefined,
    answer: (answers: AddAnswers) => send(typed, { ...said, ...answers }),
    isBrand: (brand: string) => {
      if (!typed.own) return
      const next = { ...typed, own: { ...typed.own, brand } }
      type(next)
      send(next, said)
    },
    save: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      setIsTried(true)
      send(typed)
    },
    isAdding: add.isPending,
  }
}

/** What was answered before, so that the next question does not ask it again. */
const answersIn = ({ priceIsRight, brandIsNew }: { [Name in keyof AddAnswers]?: boolean } = {}): AddAnswers => ({
  ...(priceIsRight && { priceIsRight }),
  ...(brandIsNew && { brandIsNew }),
})

function whichTyre(picked: CatalogueTyre | undefined, own: typeof noTyre | undefined) {
  const tyre = own && ownTyre(own)
  return tyre ? { tyre } : picked ? { tyreId: picked.id } : undefined
}

function ownTyre({ brand, model, size, type }: typeof noTyre) {
  const isWhole = [brand, model, size].every((text) => text.trim() !== '')
  return isWhole && isTyreType(type) ? { brand, model, size, type } : undefined
}

/** What the person has said of a price or a brand that was asked about. */
type AddAnswers = { priceIsRight?: true; brandIsNew?: true }

type Props = {
  error: ApiError
  brand: string
  onAnswer(answers: AddAnswers): void
  onBrand(name: string): void
}

/** A brand that nobody knows, or a price that is more likely a slip, is asked about before it sells. */
function AddQuestion({ error, brand, onAnswer, onBrand }: Props) {
  if (error.code === 'PRICE_UNLIKELY')
    return (
      <Notice tone="warning">
        <p>{error.message}</p>
        <Button look="quiet" className="mt-2" onClick={() => onAnswer({ priceIsRight: true })}>
          Yes, the price is right
        </Button>
      </Notice>
    )
  const similar = (error.fields['tyre.brand'] ?? '').split('\n').filter(Boolean)
  return (
    <Notice tone="warning">
      <p>{error.message}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {similar.map((name) => (
          <Button key={name} look="quiet" onClick={() => onBrand(name)}>
            It is {name}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onAnswer({ brandIsNew: true })}>
          {brand} is a brand of its own
        </Button>
      </div>
    </Notice>
  )
}

const isAsked = ({ code }: Pick<ApiError, 'code'>): boolean => code === 'PRICE_UNLIKELY' || code === 'BRAND_UNKNOWN'
