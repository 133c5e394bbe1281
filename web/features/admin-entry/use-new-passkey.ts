import { useMutation } from '@tanstack/react-query'
import { makePasskey } from '#web/lib/admin/passkeys.ts'
import { withCode } from '#web/lib/admin/with-code.ts'
import { call } from '#web/lib/api/call.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'

/** Has the device make a passkey, after the second factor if it was not shown of late. */
export function useNewPasskey({ onDone, onFailed }: { onDone(): void; onFailed(error: Error): void }) {
  const invalidate = useInvalidate()
  const { mutate, isPending } = useMutation({
    mutationFn: async (name: string) => {
      const { challenge, options } = await withCode(() => call('POST /admin/security/passkeys/start'))
      const passkey = await makePasskey(options)
      return call('POST /admin/security/passkeys', { body: { challenge, name, passkey } })
    },
    onSuccess: () => {
      invalidate('GET /admin/security')
      onDone()
    },
    onError: onFailed,
  })
  return { start: mutate, isPending }
}
