import { KeyRound } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { CodeForm } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { askForPasskey } from '#web/lib/admin/passkeys.ts'
import { answerCode, isCodeAsked, subscribeToCode } from '#web/lib/admin/with-code.ts'
import { call } from '#web/lib/api/call.ts'
import { useSend, useSendWith } from '#web/lib/api/use-send.ts'

/** Asks for the second factor again where an act is dangerous; what was begun goes on by itself. */
export function CodeDialog() {
  const isAsked = useSyncExternalStore(subscribeToCode, isCodeAsked, isCodeAsked)
  return (
    <Dialog
      open={isAsked}
      onClose={() => answerCode(false)}
      title="Is it you?"
      description="This needs the code of your authenticator, or a passkey. It counts for ten minutes."
    >
      <ConfirmForm />
    </Dialog>
  )
}

function ConfirmForm() {
  const form = useContractForm(CodeForm, { code: '' })
  const { reset } = form
  const byCode = useSend('POST /admin/confirm', {
    onDone: () => answerCode(true),
    onFailed: () => reset(),
  })
  const byPasskey = useSendWith(
    async () => {
      const { challenge, options } = await call('POST /admin/confirm/passkey')
      const passkey = await askForPasskey(options)
      return call('POST /admin/confirm', { body: { by: 'passkey', challenge, passkey } })
    },
    { onDone: () => answerCode(true) },
  )
  return (
    <Form form={form} onSend={({ code }) => byCode.mutate({ body: { by: 'code', code } })}>
      <AuthError>{byCode.error?.message ?? byPasskey.error?.message}</AuthError>
      <TextField
        label="Code of your authenticator"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" look="primary" busy={byCode.isPending && 'Checking...'}>
        Go on
      </Button>
      <Button look="quiet" disabled={byPasskey.isPending} onClick={() => byPasskey.mutate(undefined)}>
        <KeyRound aria-hidden size={18} /> {byPasskey.isPending ? 'Waiting for your device...' : 'Use a passkey'}
      </Button>
    </Form>
  )
}
