import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SignUpForm, type SignUpInput } from '#core/contracts/forms/account.ts'
import { primaryButton } from '../../../components/styles.ts'
import { TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../lib/toast.ts'
import { useSend } from '../../../lib/use-api.ts'
import { signUp } from '../api/account.ts'
import { showFields, useFadingError, wordsFor } from '../form-errors.ts'
import { AuthError } from './auth-error.tsx'
import { TermsBox } from './terms-box.tsx'
import { VehicleFields } from './vehicle-fields.tsx'

const fields = ['name', 'email', 'phone', 'password', 'vehicleMake', 'vehicleModel', 'vehicleYear'] as const
const empty: SignUpInput = {
  ...{ name: '', email: '', phone: '', password: '', confirm: '', terms: false },
  ...{ vehicleMake: '', vehicleModel: '', vehicleYear: '' },
}

export function SignUpEmail({ onEntered, onTerms }: { onEntered(): void; onTerms(): void }) {
  const [problem, setProblem] = useFadingError()
  const { register, handleSubmit, formState, setError, watch } = useForm({
    resolver: zodResolver(SignUpForm),
    defaultValues: empty,
  })
  const entering = useSend({
    send: signUp,
    onDone: (_, { email }) => {
      toast({
        type: 'success',
        title: 'Registration Successful!',
        message: `We have sent a link to ${email}. Open it to confirm that the address is yours.`,
      })
      onEntered()
    },
    onFailed: (error) => {
      if (!showFields(error, fields, setError)) setProblem(wordsFor(error, 'Registration failed'))
    },
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(({ confirm: _, ...wish }) => entering.mutate(wish))} className="grid gap-4">
      <AuthError>{problem}</AuthError>
      <TextField label="Full name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextField
        label="Password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...register('confirm')}
      />
      <VehicleFields register={register} errors={errors} />
      <TermsBox field={register('terms')} error={errors.terms?.message} onRead={onTerms} />
      <button type="submit" className={primaryButton} disabled={entering.isPending || !watch('terms')}>
        {entering.isPending ? 'Creating account...' : 'Create account'}
      </button>
    </form>
  )
}
