/** Values under these keys are never logged, at any depth: what people write, who they are, and everything secret. */
const SECRET =
  /^(body|text|caption|content|notes?|first_?name|last_?name|profile_?name|wa_?id|cookie|set-cookie|authorization|x-twilio-signature|otp|pin|latitude|longitude)$|(token|secret|password|phone|phone_?number|whatsapp_?number|email)$/i

/** Nine digits and more, as phone numbers are; uuids and SIDs are left alone. */
const PHONE = /(?<![\w-])\+?\d{7,13}(\d\d)(?![\w-])/g
const EMAIL = /[\w.+-]+@([\w-]+\.[\w.-]+)/g
const CREDENTIALS = /(\w+:\/\/[^\s:/@]*):[^\s@/]+@/g
const MAX_DEPTH = 6

/** The text without whole phone numbers, people's e-mail addresses, and passwords in addresses. */
export const masked = (text: string): string =>
  text.replace(CREDENTIALS, '$1:…@').replace(EMAIL, '…@$1').replace(PHONE, '…$1')

/** The value in the form that may be logged. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return masked(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth === MAX_DEPTH) return '…'
  if (value instanceof Error) return errorParts(value, depth)
  if (Array.isArray(value)) return value.map((one) => redacted(one, depth + 1))
  return redactedFields(Object.entries(value), depth)
}

export const redactedFields = (entries: [string, unknown][], depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    entries.map(([key, value]) => [key, isSecret(key, value) ? '[redacted]' : redacted(value, depth + 1)]),
  )

/** A code is either the name of an error, or digits that a person has to type, which are secret. */
const isSecret = (key: string, value: unknown): boolean =>
  value !== undefined && value !== null && (SECRET.test(key) || (/code$/i.test(key) && /^\d{4,8}$/.test(String(value))))

/** The fields of an error can hold the failed request, so only those that name the failure are kept. */
function errorParts(error: Error, depth: number): Record<string, unknown> {
  const parts: Record<string, unknown> = { type: error.name, message: masked(error.message) }
  for (const key of ['code', 'status', 'constraint', 'table', 'routine', 'syscall']) {
    const value = Reflect.get(error, key)
    if (typeof value === 'string' || typeof value === 'number') parts[key] = value
  }
  if (error.stack) parts.stack = masked(error.stack)
  if (error.cause !== undefined) parts.cause = redacted(error.cause, depth + 1)
  if (error instanceof AggregateError) parts.errors = redacted(error.errors, depth + 1)
  return parts
}
