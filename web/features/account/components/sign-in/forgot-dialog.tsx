import { MailCheck } from 'lucide-react'
import { useEffect } from 'react'
import { ForgotPassword } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'

const CLOSES_MS = 3000

/** Asks for the address that a new password is set through. */
export default function ForgotDialog({ onClose }: { onClose(): void }) {
  const form = useContractForm(ForgotPassword, { email: '' })
  const asking = useSend('POST /auth/password/forgot', {
    onDone: () =>
      toast({
        type: 'success',
        title: 'Password Reset Email Sent!',
        message: 'Please check your email for password reset instructions.',
      }),
  })
  const isSent = asking.isSuccess
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(onClose, CLOSES_MS)
    return () => clearTimeout(timer)
  }, [isSent, onClose])
  return (
    <Dialog open onClose={onClose} title="Forgot your password?">
      {isSent ? (
        <div role="status" className="grid justify-items-center gap-2 py-6 text-center">
          <MailCheck aria-hidden size={40} className="text-verified" />
          <p className="font-bold text-xl">Email Sent!</p>
          <p className="text-ink-soft">If the address has an account, the link to a new password is on its way.</p>
        </div>
      ) : (
        <Form form={form} onSend={(body) => asking.mutate({ body })}>
          <p className="text-ink-soft">We send a link to your e-mail address with which you set a new one.</p>
          <AuthError>{asking.error && `Failed to send password reset email: ${asking.error.message}`}</AuthError>
          <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
          <Button type="submit" look="primary" busy={asking.isPending && 'Sending...'}>
            Send link
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
