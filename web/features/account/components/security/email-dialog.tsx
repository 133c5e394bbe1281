import { ChangeEmailForm } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { useContractForm } from '#web/components/ui/form.tsx'
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
  const form = useContractForm(ChangeEmailForm, { email: '', password: '' })
  const { handleSubmit, setError } = form
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
  const { error } = changing
  const isBeside = error && (error.code === 'WRONG_PASSWORD' || isAbout(error, ['email']))
  const submit = handleSubmit(({ email, password }) =>
    changing.mutate({ body: { email, ...(hasPassword ? { password } : { presence }) } }),
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <AuthError>{!isBeside && error?.message}</AuthError>
      <TextField label="New email" type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      {hasPassword && (
        <TextField label="Your password" type="password" autoComplete="current-password" {...form.field('password')} />
      )}
      <Button type="submit" look="primary" busy={changing.isPending && 'Sending...'}>
        Send link
      </Button>
    </form>
  )
}
