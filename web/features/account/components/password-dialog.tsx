import { primaryButton } from '../../../components/styles.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { usePasswordChange } from '../use-password-change.ts'
import { AuthError } from './auth-error.tsx'
import { NewPasswordFields, newPasswordHint } from './new-password-fields.tsx'
import type { AccountDialogProps } from './sign-in-panel.tsx'

export default function PasswordDialog({ profile, onClose, onDone }: AccountDialogProps) {
  const { register, errors, problem, submit, isSaving } = usePasswordChange(profile.hasPassword, onDone)
  return (
    <Dialog
      open
      onClose={onClose}
      title={profile.hasPassword ? 'Change password' : 'Set password'}
      {...(!profile.email && { description: 'To sign in with it you need an e-mail address as well.' })}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
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
        <NewPasswordFields label="New password" hint={newPasswordHint} {...{ register, errors }} />
        <button type="submit" className={primaryButton} disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save password'}
        </button>
      </form>
    </Dialog>
  )
}
