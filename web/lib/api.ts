/** A refusal or failure of the server, in words for people. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
  }
}

const unreachable = 'We could not reach the server. Check your connection and try again.'

async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new ApiError(0, 'UNREACHABLE', unreachable)
  })
  if (response.ok) return response.status === 204 ? (undefined as Answer) : response.json()
  const problem = await response.json().catch(() => undefined)
  throw new ApiError(
    response.status,
    problem?.code ?? 'FAILED',
    problem?.message ?? 'Something went wrong. Please try again.',
  )
}

export const api = {
  get: <Answer>(path: string, signal?: AbortSignal) => call<Answer>(path, signal ? { signal } : undefined),
  post: <Answer>(path: string, body: unknown) =>
    call<Answer>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
}
