/** A request that is in order. */
export type ValidRequest = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  cookie?: string
  headers?: Record<string, string>
}
