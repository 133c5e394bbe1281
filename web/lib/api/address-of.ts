import type { OperationKey } from '#core/contracts/operations.ts'

type Values = Readonly<Record<string, unknown>>
/** The input of any operation. */
export type Input = { params?: Values | undefined; query?: Values | undefined; body?: unknown; file?: Blob | undefined }

/** The values as they stand in an address: lists joined with commas, nothing for a missing or empty one. */
export function textsOf(values: Values = {}): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const text = value instanceof Date ? value.toISOString() : String(value ?? '')
    if (text) texts[name] = text
  }
  return texts
}

/** The address of an operation with these values: '/api/shops/randburg-tyres/deals?limit=12'. */
export function addressOf(key: OperationKey, { params = {}, query }: Input = {}): string {
  const path = key
    .slice(key.indexOf('/'))
    .replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(textsOf(query)).toString()
  return `/api${path}${search && `?${search}`}`
}
