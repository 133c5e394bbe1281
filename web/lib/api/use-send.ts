import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OperationAnswer, OperationInput, ReadKey, WriteKey } from '#core/contracts/operations.ts'
import { accountShown } from '../session-news.ts'
import { type ApiError, type CallOptions, call } from './call.ts'
import { newKey } from './new-key.ts'
import { useInvalidate } from './use-read.ts'

export type SendOptions<Input, Answer> = {
  /** Operations that are read anew afterwards. */
  invalidates?: readonly ReadKey[]
  onDone?(answer: Answer, input: Input): void
  onFailed?(error: ApiError): void
}

/** The input of `mutate`; with void it may be called without an argument. */
type Sent<K extends WriteKey> =
  // biome-ignore lint/suspicious/noConfusingVoidType: an operation that takes nothing is sent by mutate()
  Record<never, never> extends OperationInput<K> ? OperationInput<K> | void : OperationInput<K>

/** A change through the API, by the key of its operation. */
export function useSend<K extends WriteKey>(
  key: K,
  options?: SendOptions<Sent<K>, OperationAnswer<K>>,
): UseMutationResult<OperationAnswer<K>, ApiError, Sent<K>>
// The compiler does not follow the inputs of all operations at once.
export function useSend(key: WriteKey, options?: object): unknown {
  return useSendWith(
    (input: unknown, sending) => callAny(key, input, sending),
    options as SendOptions<unknown, unknown>,
  )
}

const callAny = call as unknown as (key: WriteKey, input: unknown, options: CallOptions) => Promise<unknown>

/**
 * A change that is one operation or another, as `send` says. The idempotency key stays the same until the change has
 * gone through, so that trying again does not do it twice.
 */
export function useSendWith<Input, Answer>(
  send: (input: Input, options: CallOptions) => Promise<Answer>,
  { invalidates, onDone, onFailed }: SendOptions<Input, Answer> = {},
) {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const key = useRef('')
  return useMutation<Answer, ApiError, Input>({
    mutationFn: (input) => {
      key.current ||= newKey()
      return send(input, { idempotencyKey: key.current, as: accountShown(client) })
    },
    onSuccess: (answer, input) => {
      key.current = ''
      if (invalidates?.length) invalidate(...invalidates)
      onDone?.(answer, input)
    },
    onError: (error) => {
      // A refusal is an outcome; a request without an answer may have gone through, so its key is used again.
      if (error.status >= 400 && error.status < 500) key.current = ''
      onFailed?.(error)
    },
  })
}
