/** A request that is in order. */
export type ValidRequest = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** What the body is, if it is no JSON. */
  file?: Uint8Array
  cookie?: string
  headers?: Record<string, string>
}
