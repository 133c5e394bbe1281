import { askForPasskey } from '#web/lib/admin/passkeys.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'

type Props = {
  /** Of the right password; without it the passkey alone says who it is. */
  challenge?: string
  onEntered(): void
  /** The sign-in is over and begins again. */
  onOver?(why: string): void
}

/** Signs in with a passkey of this device or a phone. */
export function usePasskeySignIn({ challenge, onEntered, onOver }: Props) {
  const { mutate, isPending, error } = useSendWith(
    async () => {
      const asked = await call('POST /admin/sign-in/passkey/start', { body: challenge ? { challenge } : {} })
      const passkey = await askForPasskey(asked.options)
      return call('POST /admin/sign-in/passkey', { body: { challenge: asked.challenge, passkey } })
    },
    {
      onDone: onEntered,
      onFailed: ({ code, message }) => {
        if (code === 'SIGN_IN_OVER') onOver?.(message)
      },
    },
  )
  return { start: () => mutate(undefined), isPending, problem: error?.message }
}
