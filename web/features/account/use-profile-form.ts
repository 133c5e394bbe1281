import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { z } from 'zod'
import { ChangeProfile } from '#core/contracts/forms/account.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { showAnswer } from '#web/lib/api/cache.ts'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '../../lib/toast.ts'

type Typed = z.input<typeof ChangeProfile>
/** What a part of the form needs of it. */
export type ProfileFields = { register: UseFormRegister<Typed>; errors: FieldErrors<Typed> }

const asTyped = (profile: ProfileView) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone ? formatPhone(profile.phone) : '',
  address: profile.address ?? '',
  city: profile.city ?? '',
  postalCode: profile.postalCode ?? '',
  vehicleMake: profile.vehicleMake ?? '',
  vehicleModel: profile.vehicleModel ?? '',
  vehicleYear: profile.vehicleYear === null ? '' : String(profile.vehicleYear),
  tyreSize: profile.tyreSize ?? '',
  tyreBrand: profile.tyreBrand ?? '',
  marketingOptIn: profile.marketingOptIn,
})
const fields = [
  ...(['firstName', 'lastName', 'phone', 'address', 'city', 'postalCode'] as const),
  ...(['vehicleMake', 'vehicleModel', 'vehicleYear', 'tyreSize', 'tyreBrand'] as const),
]

/** A profile as it is changed. */
export function useProfileForm(profile: ProfileView, onDone: () => void) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const { register, handleSubmit, formState, setError, forget } = useDraftForm<Typed, z.output<typeof ChangeProfile>>(
    'profile',
    {
      resolver: zodResolver(ChangeProfile),
      defaultValues: asTyped(profile),
    },
  )
  const saving = useSend('PATCH /profile', {
    onDone: (saved) => {
      forget()
      showAnswer(client, queryKeyOf('GET /profile'), saved)
      invalidate('GET /auth/session', 'GET /preferences', 'GET /garage')
      toast({ type: 'success', title: 'Profile saved' })
      onDone()
    },
    onFailed: (error) => {
      if (isAbout(error, fields)) showFields(error, fields, setError)
      else toast({ type: 'error', title: 'Failed to save your profile', message: error.message })
    },
  })
  // A proven number is changed with codes, not here.
  const save = handleSubmit(({ phone, ...changes }) =>
    saving.mutate({ body: { ...changes, ...(!profile.phoneVerified && phone !== undefined && { phone }) } }),
  )
  return { register, errors: formState.errors, save, isSaving: saving.isPending, forget }
}
