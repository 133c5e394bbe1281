import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { SignUpForm, type SignUpInput } from '#core/contracts/forms/account.ts'
import { isAbout, showFields, wordsFor } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '../../lib/toast.ts'

const fields = ['name', 'email', 'phone', 'password', 'vehicleMake', 'vehicleModel', 'vehicleYear'] as const
const empty: SignUpInput = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm: '',
  terms: false,
  vehicleMake: '',
  vehicleModel: '',
  vehicleYear: '',
}

/** An account with an e-mail address as it is filled in. */
export function useSignUp(onEntered: () => void) {
  const { register, handleSubmit, formState, setError, control, forget } = useDraftForm<
    SignUpInput,
    z.output<typeof SignUpForm>
  >('sign-up', {
    resolver: zodResolver(SignUpForm),
    defaultValues: empty,
    never: ['password', 'confirm', 'terms'],
  })
  const hasAccepted = useWatch({ control, name: 'terms' })
  const entering = useSend('POST /auth/sign-up', {
    onDone: (_, { body: { email } }) => {
      forget()
      toast({
        type: 'success',
        title: 'Registration Successful!',
        message: `Please look into ${email}: the mail that we sent there says how to confirm that the address is yours.`,
      })
      onEntered()
    },
    onFailed: (error) => showFields(error, fields, setError),
  })
  const submit = handleSubmit(({ confirm: _, ...body }) => entering.mutate({ body }))
  const { error } = entering
  const problem = error && !isAbout(error, fields) ? wordsFor(error, 'Registration failed') : undefined
  return { register, errors: formState.errors, problem, hasAccepted, submit, isSending: entering.isPending }
}
