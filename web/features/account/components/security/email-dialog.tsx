import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ChangeEmailForm } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import type { AccountDialogProps } from './account-dialog.ts'
import { PresenceGate } from './presence-gate.tsx'

/** Another address: it is the account's once the link that goes there was followed. */
export default function EmailDialog({ profile, onClose, onDone }: AccountDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={profile.email ? 'Change e-mail' : 'Add e-mail'}
      description="We send a link to the new address. Nothing changes until you open it."
    >
      <PresenceGate profile={profile}>
        {(presence) => <EmailForm hasPassword={profile.hasPassword} presence={presence} onDone={onDone} />}
      </PresenceGate>
    </Dialog>
  )
}

type FormProps = { hasPassword: boolean; presence: string | undefined; onDone(): void }

function EmailForm({ hasPassword, presence, onDone }: FormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ChangeEmailForm),
    defaultValues: { email: '', password: '' },
  })
  const changing = useSend('POST /auth/email', {
    onDone: (_, { body: { email } }) => {
      toast({ type: 'success', title: 'Link sent', message: `Open the link in ${email} to confirm it.` })
      onDone()
    },
    onFailed: (error) => {
      if (error.code === 'WRONG_PASSWORD')
        return setError('password', { message: error.message }, { shouldFocus: true })
      showFields(error, ['email'], setError)
    },
  })
  const { errors } = formState
  const { error } = changing
  const isBeside = error && (error.code === 'WRONG_PASSWORD' || isAbout(error, ['email']))
  const submit = handleSubmit(({ email, password }) =>
    changing.mutate({ body: { email, ...(hasPassword ? { password } : { presence }) } }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <AuthError>{!isBeside && error?.message}</AuthError>
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      {hasPassword && (
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      <Button type="submit" look="primary" busy={changing.isPending && 'Sending...'}>
        Send link
      </Button>
    </form>
  )
}
