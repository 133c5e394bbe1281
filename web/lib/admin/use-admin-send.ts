import type { OperationAnswer, OperationInput, WriteKey } from '#core/contracts/operations.ts'
import { type CallOptions, call } from '../api/call.ts'
import { type SendOptions, useSendWith } from '../api/use-send.ts'
import { withCode } from './with-code.ts'

/** A change by an admin, by the key of its operation; if it is dangerous, the code is asked for and it goes on. */
export function useAdminSend<K extends WriteKey>(key: K, options?: SendOptions<OperationInput<K>, OperationAnswer<K>>) {
  const send = call as unknown as (
    key: K,
    input: OperationInput<K>,
    options: CallOptions,
  ) => Promise<OperationAnswer<K>>
  return useSendWith((input: OperationInput<K>, sending) => withCode(() => send(key, input, sending)), options)
}
