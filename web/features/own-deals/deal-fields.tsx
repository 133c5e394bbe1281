import { formatRandExact } from '#core/rules/format.ts'
import { savedPercent } from '#core/rules/prices/deal-price.ts'
import { TextAreaField, TextField } from '../../components/ui/field.tsx'
import { TyreChoice } from './tyre-choice.tsx'
import type { DealForm } from './use-deal-form.ts'

const MAX_DESCRIPTION = 1000

export function DealFields({ shopId, form, isNew }: { shopId: string; form: DealForm; isNew: boolean }) {
  const { values, listing, errors, set } = form
  return (
    <>
      {isNew ? (
        <TyreChoice shopId={shopId} chosen={listing} error={errors.listingId} onChoose={form.choose} />
      ) : (
        listing && (
          <p>
            <span className="block font-semibold">Tyre</span>
            {listing.brand} {listing.model} {listing.size}
          </p>
        )
      )}
      <TextField
        label="Title"
        name="title"
        maxLength={80}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => set('title', target.value)}
      />
      <TextField
        label="Price a tyre (R)"
        name="priceCents"
        inputMode="decimal"
        value={values.price}
        error={errors.priceCents}
        hint={<Saves form={form} />}
        onChange={({ target }) => set('price', target.value)}
      />
      <Dates form={form} isNew={isNew} />
      <TextAreaField
        label="Description"
        name="description"
        optional
        rows={3}
        most={MAX_DESCRIPTION}
        length={values.description.length}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => set('description', target.value)}
      />
    </>
  )
}

const Dates = ({ form: { values, errors, set }, isNew }: { form: DealForm; isNew: boolean }) => (
  <div className="grid grid-cols-2 gap-3">
    <TextField
      label="Start date"
      name="startsOn"
      type="date"
      optional={isNew}
      value={values.startsOn}
      error={errors.startsOn}
      onChange={({ target }) => set('startsOn', target.value)}
    />
    <TextField
      label="End date"
      name="endsOn"
      type="date"
      optional
      min={values.startsOn || undefined}
      value={values.endsOn}
      error={errors.endsOn}
      onChange={({ target }) => set('endsOn', target.value)}
    />
  </div>
)

/** The discount against the listing's price. */
function Saves({ form: { listing, price } }: { form: DealForm }) {
  if (!listing) return null
  const usual = `Usually ${formatRandExact(listing.priceCents)}`
  if (price === undefined) return usual
  const percent = savedPercent(listing.priceCents, price)
  if (price >= listing.priceCents) return `${usual}: this price saves nothing`
  return (
    <>
      {usual}: <strong className="text-ink">{percent}% discount</strong>
    </>
  )
}
