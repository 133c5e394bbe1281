import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { usePasswordChange } from '#web/features/account/use-password-change.ts'
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
