import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  ChangeShopProfile,
  MAX_DESCRIPTION,
  type Pin,
  type TypedShopProfile,
} from '#core/contracts/forms/shop-profile.ts'
import type { OwnShop } from '#core/contracts/seller/shop-profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '#web/lib/toast.ts'
import { PinField } from './pin-field.tsx'
import { Preview } from './preview.tsx'

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

const names = [
  ...(['name', 'email', 'phone', 'website', 'description'] as const),
  ...(['address', 'suburb', 'city', 'province'] as const),
]

const asTyped = (shop: OwnShop) => ({
  name: shop.name,
  email: shop.email ?? '',
  phone: shop.phone ? formatPhone(shop.phone) : '',
  website: shop.website ?? '',
  description: shop.description,
  address: shop.address,
  suburb: shop.suburb ?? '',
  city: shop.city,
  province: provinceNames.find((one) => one === shop.province) ?? 'Gauteng',
})

/** The profile as it is changed; what is typed survives a reload until it is saved or given up. */
function useDetailsForm(shop: OwnShop, onDone: () => void) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const [pin, setPin] = useState<Pin>()
  const form = useDraftForm<TypedShopProfile, ChangeShopProfile>(`shop-profile:${shop.id}`, {
    resolver: zodResolver(ChangeShopProfile),
    defaultValues: asTyped(shop),
  })
  const { control, register, formState, handleSubmit, setError, forget } = form
  const typed = { ...asTyped(shop), ...useWatch({ control }) }
  const values = { ...typed, phone: typed.phone ?? '', suburb: typed.suburb ?? '' }
  const saving = useSend('PATCH /shops/:shopId/profile', {
    onDone: (saved) => {
      forget()
      showAnswer(client, queryKeyOf('GET /shops/:shopId/profile', { params: { shopId: shop.id } }), saved)
      invalidate('GET /my-shops', 'GET /shops/:shop', 'GET /shops/:shopId/chat-preview')
      toast({ type: 'success', title: 'Profile updated successfully' })
      onDone()
    },
    onFailed: ({ status, fields, message }) => {
      for (const name of names) if (fields[name]) setError(name, { message: fields[name] })
      const isRefusal = status >= 400 && status < 500
      toast({
        type: 'error',
        title: isRefusal ? 'Failed to update business profile' : 'Failed to update profile',
        ...(isRefusal && { message }),
      })
    },
  })
  const { errors } = formState
  return {
    register,
    errors,
    values,
    pin,
    setPin,
    isSaving: saving.isPending,
    problems: names.flatMap((name) => errors[name]?.message ?? []),
    save: handleSubmit((body) =>
      saving.mutate({ params: { shopId: shop.id }, body: { ...body, ...(pin && { pin }) } }),
    ),
    cancel: () => {
      forget()
      onDone()
    },
  }
}

type DetailsFields = ReturnType<typeof useDetailsForm>
