import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { SignUpForm, type SignUpInput } from '#core/contracts/forms/account.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'
import { isAbout, showFields, wordsFor } from './form-errors.ts'

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
  const { register, handleSubmit, formState, setError, control } = useForm({
    resolver: zodResolver(SignUpForm),
    defaultValues: empty,
  })
  const hasAccepted = useWatch({ control, name: 'terms' })
  const entering = useSend('POST /auth/sign-up', {
    onDone: (_, { body: { email } }) => {
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
