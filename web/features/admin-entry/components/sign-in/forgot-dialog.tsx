import { ForgotPassword } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { useSend } from '#web/lib/api/use-send.ts'

const problemOf = ({ status, message }: ApiError): string =>
  status >= 400 && status < 500 && message
    ? `Failed to send password reset email: ${message}`
    : 'Failed to send reset email.'

/** Asks for the admin's address, to which a link to a new password goes. */
export const ForgotDialog = ({ open, onClose }: { open: boolean; onClose(): void }) => (
  <Dialog open={open} onClose={onClose} title="Forgot password?">
    <ForgotForm />
  </Dialog>
)

function ForgotForm() {
  const form = useContractForm(ForgotPassword, { email: '' })
  const asking = useSend('POST /auth/password/forgot')
  if (asking.isSuccess)
    return (
      <div className="grid gap-3" role="alert">
        <Notice tone="success">Password reset link sent to your email address.</Notice>
        <p className="text-ink-soft">The link sets a new password. Your second factor stays as it is.</p>
      </div>
    )
  return (
    <Form form={form} onSend={(body) => asking.mutate({ body })}>
      <AuthError>{asking.error && problemOf(asking.error)}</AuthError>
      <TextField label="Admin email" type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" look="primary" busy={asking.isPending && 'Sending...'}>
        Send link
      </Button>
    </Form>
  )
}
