import { useMutation } from '@tanstack/react-query'
import { askForPasskey } from '#web/lib/admin/passkeys.ts'
import { ApiError, call } from '#web/lib/api/call.ts'

type Props = {
  /** Of the right password; without it the passkey alone says who it is. */
  challenge?: string
  onEntered(): void
  /** The sign-in is over and begins again. */
  onOver?(why: string): void
}

/** Signs in with a passkey of this device or a phone. */
export function usePasskeySignIn({ challenge, onEntered, onOver }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const asked = await call('POST /admin/sign-in/passkey/start', { body: challenge ? { challenge } : {} })
      const passkey = await askForPasskey(asked.options)
      return call('POST /admin/sign-in/passkey', { body: { challenge: asked.challenge, passkey } })
    },
    onSuccess: onEntered,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'SIGN_IN_OVER') onOver?.(error.message)
    },
  })
  return { start: () => mutate(), isPending, problem: error?.message }
}
