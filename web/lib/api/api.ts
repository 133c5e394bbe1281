import type { Problem } from '#core/contracts/problem.ts'
import { note } from '../device/diagnostics.ts'

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

async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    note(`${init?.method ?? 'GET'} ${path} unreachable`)
    throw new ApiError(0, 'UNREACHABLE', unreachable)
  })
  if (response.ok && response.status === 204) return undefined as Answer
  if (response.ok)
    return response.json().catch(() => {
      note(`${init?.method ?? 'GET'} ${path} ${response.status} unreadable`)
      throw new ApiError(response.status, 'UNREADABLE', failed)
    })
  const problem: Partial<Problem> | undefined = await response.json().catch(() => undefined)
  note(`${init?.method ?? 'GET'} ${path} ${response.status} ${problem?.code ?? ''} request ${problem?.requestId ?? ''}`)
  throw new ApiError(response.status, problem?.code ?? 'FAILED', problem?.message ?? failed, problem?.fields)
}

type Sending = {
  /** Sending again under the same key does nothing again: a uuid made when the form opened. */
  key?: string
}

const send =
  (method: 'POST' | 'PATCH' | 'DELETE' | 'PUT') =>
  <Answer>(path: string, body?: unknown, { key }: Sending = {}) =>
    call<Answer>(path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

export const api = {
  get: <Answer>(path: string, signal?: AbortSignal) => call<Answer>(path, signal ? { signal } : undefined),
  post: send('POST'),
  patch: send('PATCH'),
  delete: send('DELETE'),
}
