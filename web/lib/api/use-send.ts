import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { OperationAnswer, OperationInput, ReadKey, WriteKey } from '#core/contracts/operations.ts'
import { accountShown } from '../session-news.ts'
import { type ApiError, type CallOptions, call } from './call.ts'
import { newKey } from './new-key.ts'
import { useInvalidate } from './use-read.ts'

export type SendOptions<Input, Answer> = {
  /** Operations that are read anew afterwards. */
  invalidates?: readonly ReadKey[]
  onDone?(answer: Answer, input: Input): void
  onFailed?(error: ApiError, input: Input): void
}

type Sending<Input, Answer> = UseMutationResult<Answer, ApiError, Input> & {
  /** As `mutate`, where several are under way beside each other; says whether it has gone through. */
  sendAlone(input: Input): Promise<boolean>
}

/** The input of `mutate`; with void it may be called without an argument. */
type Sent<K extends WriteKey> =
  // biome-ignore lint/suspicious/noConfusingVoidType: an operation that takes nothing is sent by mutate()
  Record<never, never> extends OperationInput<K> ? OperationInput<K> | void : OperationInput<K>

/** A change through the API, by the key of its operation. */
export function useSend<K extends WriteKey>(
  key: K,
  options?: SendOptions<Sent<K>, OperationAnswer<K>>,
): Sending<Sent<K>, OperationAnswer<K>>
// The compiler does not follow the inputs of all operations at once.
export function useSend(key: WriteKey, options?: object): unknown {
  return useSendWith(
    (input: unknown, sending) => callAny(key, input, sending),
    options as SendOptions<unknown, unknown>,
  )
}

const callAny = call as unknown as (key: WriteKey, input: unknown, options: CallOptions) => Promise<unknown>

/** The second click of a double click comes within so many milliseconds of the first. */
const DOUBLE_CLICK_MS = 500

/**
 * A change that is one operation or another, as `send` says. The same change is under way once: a second click, also
 * the one that comes right after the answer, does nothing. The idempotency key of a change stays the same until it has
 * gone through, so that trying again does not do it twice.
 */
export function useSendWith<Input, Answer>(
  send: (input: Input, options: CallOptions) => Promise<Answer>,
  { invalidates, onDone, onFailed }: SendOptions<Input, Answer> = {},
): Sending<Input, Answer> {
  const invalidate = useInvalidate()
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>()).current
  const underWay = useRef(new Set<string>()).current
  const mutation = useMutation<Answer, ApiError, Input>({
    mutationFn: (input) => {
      const name = nameOf(input)
      const key = keys.get(name) ?? newKey()
      keys.set(name, key)
      return send(input, { idempotencyKey: key, as: accountShown(client) })
    },
    onSuccess: onDone,
    onError: onFailed,
    onSettled: (_, error, input) => {
      const name = nameOf(input)
      const { status = 200 } = error ?? {}
      // A refusal is an outcome; a request without an answer may have gone through, so its key is used again.
      if (status >= 200 && status < 500) keys.delete(name)
      // After 409 what is shown is not how it is: somebody else was first.
      if ((!error || status === 409) && invalidates?.length) invalidate(...invalidates)
      setTimeout(() => underWay.delete(name), error ? 0 : DOUBLE_CLICK_MS)
    },
  })
  const { mutate: begin, mutateAsync: beginAlone } = mutation
  const mayBegin = useCallback(
    (input: Input): boolean => {
      const name = nameOf(input)
      if (underWay.has(name)) return false
      underWay.add(name)
      return true
    },
    [underWay],
  )
  const mutate: typeof begin = useCallback(
    (...sent) => {
      if (mayBegin(sent[0] as Input)) begin(...sent)
    },
    [begin, mayBegin],
  )
  const sendAlone = async (input: Input): Promise<boolean> => {
    if (!mayBegin(input)) return false
    return beginAlone(input).then(
      () => true,
      () => false,
    )
  }
  return { ...mutation, mutate, sendAlone }
}

// Nothing has a name of its own, too.
const nameOf = (input: unknown): string => JSON.stringify(input, withFiles) ?? ''

/** JSON knows nothing of a file. */
const withFiles = (_: string, value: unknown): unknown =>
  value instanceof Blob ? [value instanceof File ? value.name : '', value.size, value.type] : value
