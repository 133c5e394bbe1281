import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ChangePasswordForm } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../../../lib/toast.ts'
import type { AccountDialogProps } from './account-dialog.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PresenceGate } from './presence-gate.tsx'

export default function PasswordDialog({ profile, onClose, onDone }: AccountDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={profile.hasPassword ? 'Change password' : 'Set password'}
      {...(!profile.email && { description: 'To sign in with it you need an e-mail address as well.' })}
    >
      <PresenceGate profile={profile}>
        {(presence) => <PasswordForm hasPassword={profile.hasPassword} presence={presence} onDone={onDone} />}
      </PresenceGate>
    </Dialog>
  )
}

type FormProps = { hasPassword: boolean; presence: string | undefined; onDone(): void }

function PasswordForm({ hasPassword, presence, onDone }: FormProps) {
  const { problem, submit, isSaving, ...form } = usePasswordChange(hasPassword, presence, onDone)
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <AuthError>{problem}</AuthError>
      {hasPassword && (
        <TextField
          label="Present password"
          type="password"
          autoComplete="current-password"
          {...fieldOf(form, 'current')}
        />
      )}
      <NewPasswordFields label="New password" hint="At least 8 characters, and none that everybody uses" {...form} />
      <Button type="submit" look="primary" busy={isSaving && 'Saving...'}>
        Save password
      </Button>
    </form>
  )
}

const fields = ['current', 'password'] as const

/** A password that is changed with the present one, or set for the first time with the `presence` of its person. */
function usePasswordChange(hasPassword: boolean, presence: string | undefined, onDone: () => void) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { current: '', password: '', confirm: '' },
  })
  const changing = useSend('POST /auth/password', {
    onDone: () => {
      toast({ type: 'success', title: 'Password Updated!', message: 'Every other browser is signed out.' })
      onDone()
    },
    onFailed: (error) => showFields(error, fields, setError),
  })
  const submit = handleSubmit(({ current, password }) =>
    changing.mutate({ body: { password, ...(hasPassword ? { current } : { presence }) } }),
  )
  const { error } = changing
  const problem = error && !isAbout(error, fields) ? `Failed to update password: ${error.message}` : undefined
  return { register, errors: formState.errors, problem, submit, isSaving: changing.isPending }
}
