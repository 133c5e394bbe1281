import { MAX_DESCRIPTION } from '#core/contracts/forms/shop-profile.ts'
import type { OwnShop } from '#core/contracts/seller/shop-profile.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { PinField } from './pin-field.tsx'
import { Preview } from './preview.tsx'
import { type DetailsFields, useDetailsForm } from './use-details-form.ts'

/** The profile as it is changed, with how drivers will see it beside. */
export default function DetailsForm({ shop, onDone }: { shop: OwnShop; onDone(): void }) {
  const form = useDetailsForm(shop, onDone)
  const { problems, save, cancel, isSaving, values, pin, setPin } = form
  return (
    <form noValidate onSubmit={save} className="grid gap-6 xl:grid-cols-[1fr_26rem]">
      <div className="grid content-start gap-4">
        {problems.length > 0 && <Notice tone="error">Validation errors: {problems.join(', ')}</Notice>}
        <Fields form={form} />
        <PinField shop={shop} values={values} pin={pin} onPin={setPin} />
        <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-line border-t bg-surface px-4 py-3 sm:-mx-5 sm:px-5">
          <Button look="quiet" className="min-h-12" onClick={cancel} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" look="primary" busy={isSaving && 'Saving...'}>
            Save Changes
          </Button>
        </div>
      </div>
      <Preview shop={shop} typed={values} />
    </form>
  )
}

function Fields({ form }: { form: DetailsFields }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Business name"
        autoComplete="organization"
        className="sm:col-span-2"
        {...fieldOf(form, 'name')}
      />
      <TextField
        label="Contact email"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...fieldOf(form, 'email')}
      />
      <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...fieldOf(form, 'phone')} />
      <TextField
        label="Website"
        optional
        type="url"
        inputMode="url"
        autoComplete="url"
        className="sm:col-span-2"
        {...fieldOf(form, 'website')}
      />
      <TextAreaField
        label="Description"
        optional
        className="sm:col-span-2"
        most={MAX_DESCRIPTION}
        length={form.values.description.length}
        {...fieldOf(form, 'description')}
      />
      <AddressFields form={form} />
    </div>
  )
}

const AddressFields = ({ form }: { form: Pick<DetailsFields, 'register' | 'errors'> }) => (
  <>
    <TextField label="Address" autoComplete="street-address" className="sm:col-span-2" {...fieldOf(form, 'address')} />
    <TextField label="Suburb" optional {...fieldOf(form, 'suburb')} />
    <TextField label="City" autoComplete="address-level2" {...fieldOf(form, 'city')} />
    <SelectField label="Province" autoComplete="address-level1" {...fieldOf(form, 'province')}>
      {provinceNames.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  </>
)
