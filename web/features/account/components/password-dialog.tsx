import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ChangePasswordForm } from '#core/contracts/forms/account.ts'
import { primaryButton } from '../../../components/styles.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../lib/toast.ts'
import { useSend } from '../../../lib/use-api.ts'
import { changePassword } from '../api/account.ts'
import { showFields, useFadingError } from '../form-errors.ts'
import { AuthError } from './auth-error.tsx'
import type { AccountDialogProps } from './sign-in-panel.tsx'

export default function PasswordDialog({ profile, onClose, onDone }: AccountDialogProps) {
  const [problem, setProblem] = useFadingError()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { current: '', password: '', confirm: '' },
  })
  const changing = useSend({
    send: changePassword,
    onDone: () => {
      toast({ type: 'success', title: 'Password Updated!', message: 'Every other browser is signed out.' })
      onDone()
    },
    onFailed: (error) => {
      if (!showFields(error, ['current', 'password'], setError))
        setProblem(`Failed to update password: ${error.message}`)
    },
  })
  const { errors } = formState
  return (
    <Dialog
      open
      onClose={onClose}
      title={profile.hasPassword ? 'Change password' : 'Set password'}
      {...(!profile.email && { description: 'To sign in with it you need an e-mail address as well.' })}
    >
      <form
        noValidate
        onSubmit={handleSubmit(({ current, password }) =>
          changing.mutate({ password, ...(profile.hasPassword && { current }) }),
        )}
        className="grid gap-4"
      >
        <AuthError>{problem}</AuthError>
        {profile.hasPassword && (
          <TextField
            label="Present password"
            type="password"
            autoComplete="current-password"
            error={errors.current?.message}
            {...register('current')}
          />
        )}
        <TextField
          label="New password"
          hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number"
          type="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <TextField
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          error={errors.confirm?.message}
          {...register('confirm')}
        />
        <button type="submit" className={primaryButton} disabled={changing.isPending}>
          {changing.isPending ? 'Saving...' : 'Save password'}
        </button>
      </form>
    </Dialog>
  )
}
