import type { InputArgument, OperationAnswer, OperationInput, OperationKey } from '#core/contracts/operations.ts'
import type { Problem } from '#core/contracts/problem.ts'
import { AS_ACCOUNT } from '#core/rules/website/as-account.ts'
import { note } from '../device/diagnostics.ts'
import { addressOf, type Input } from './address-of.ts'

/** A refusal or failure of the server, in words for people. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** Messages by the name of the field that they are about. */
  readonly fields: Readonly<Record<string, string>>
  constructor(status: number, code: string, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
  }
}

const unreachable = 'We could not reach the server. Check your connection and try again.'
const failed = 'Something went wrong. Please try again.'

/** Fetches JSON; undefined for 204. Throws ApiError. */
export async function fetchJson(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(path, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    note(`${init?.method ?? 'GET'} ${path} unreachable`)
    throw new ApiError(0, 'UNREACHABLE', unreachable)
  })
  if (response.status === 204) return undefined
  if (response.ok)
    return response.json().catch(() => {
      note(`${init?.method ?? 'GET'} ${path} ${response.status} unreadable`)
      throw new ApiError(response.status, 'UNREADABLE', failed)
    })
  const problem: Partial<Problem> | undefined = await response.json().catch(() => undefined)
  note(`${init?.method ?? 'GET'} ${path} ${response.status} ${problem?.code ?? ''} request ${problem?.requestId ?? ''}`)
  throw new ApiError(response.status, problem?.code ?? 'FAILED', problem?.message ?? failed, problem?.fields)
}

export type CallOptions = {
  /** Sending again under the same key does nothing again. */
  idempotencyKey?: string
  /** The account that the page shows: another one, or nobody, is refused with SIGN_IN_REQUIRED. */
  as?: string | undefined
  signal?: AbortSignal
}

/** Calls an operation by its key. Throws ApiError. */
export function call<K extends OperationKey>(key: K, ...[input]: InputArgument<K>): Promise<OperationAnswer<K>>
export function call<K extends OperationKey>(
  key: K,
  input: OperationInput<K>,
  options: CallOptions,
): Promise<OperationAnswer<K>>
export function call(key: OperationKey, input: Input = {}, { idempotencyKey, as, signal }: CallOptions = {}) {
  const [method] = key.split(' ')
  return fetchJson(addressOf(key, input), {
    method,
    headers: {
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(input.file && { 'Content-Type': 'application/octet-stream' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(as && { [AS_ACCOUNT]: as }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.file && { body: input.file }),
    ...(signal && { signal }),
  })
}
