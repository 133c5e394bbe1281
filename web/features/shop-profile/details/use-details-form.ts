import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ChangeShopProfile, type Pin, type TypedShopProfile } from '#core/contracts/forms/shop-profile.ts'
import type { OwnShop } from '#core/contracts/seller/shop-profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '#web/lib/toast.ts'

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
export function useDetailsForm(shop: OwnShop, onDone: () => void) {
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
export type DetailsFields = ReturnType<typeof useDetailsForm>
