import { makePasskey } from '#web/lib/admin/passkeys.ts'
import { withCode } from '#web/lib/admin/with-code.ts'
import { call } from '#web/lib/api/call.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'

/** Has the device make a passkey, after the second factor if it was not shown of late. */
export function useNewPasskey(after: { onDone(): void; onFailed(error: Error): void }) {
  const { mutate, isPending } = useSendWith(
    async (name: string) => {
      const { challenge, options } = await withCode(() => call('POST /admin/security/passkeys/start'))
      const passkey = await makePasskey(options)
      return call('POST /admin/security/passkeys', { body: { challenge, name, passkey } })
    },
    { invalidates: ['GET /admin/security'], ...after },
  )
  return { start: mutate, isPending }
}
