import type { ApiScope } from '#core/contracts/forms/integrations.ts'
import { JOHANNESBURG } from '#core/rules/time/time.ts'

export const scopeWords: Readonly<Record<ApiScope, string>> = {
  'stock:read': 'Read stock and prices',
  'stock:write': 'Change stock and prices',
  'bookings:read': 'Read bookings',
}

const day = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeStyle: 'short', timeZone: JOHANNESBURG })

export const dayWords = (at: string): string => day.format(new Date(at))
