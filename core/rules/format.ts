/*
 * As Intl writes them for en-ZA and ZAR, with plain blanks instead of the locale's own, so that what people type, copy
 * and search for is the same text. Written by hand, because the first Intl.NumberFormat holds a cheap phone up for longer
 * than a whole page of prices takes; tests/core/rules/prices.test.ts holds the two against each other.
 */
const signed = (cents: number, text: string): string => `${cents < 0 ? '-' : ''}R ${text}`
const grouped = (digits: string): string =>
  digits.length <= 3 ? digits : `${grouped(digits.slice(0, -3))} ${digits.slice(-3)}`

/** R 1 899, for cards and the chat; from cents. */
export const formatRand = (cents: number): string => signed(cents, grouped(String(Math.round(Math.abs(cents) / 100))))

/** R 1 899,00, for results and totals of the website; from cents. */
export function formatRandExact(cents: number): string {
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0')
  return signed(cents, `${grouped(digits.slice(0, -2))},${digits.slice(-2)}`)
}

/** 850 m, 4.2 km, 37 km; from kilometres. */
export function formatDistance(km: number): string {
  if (km < 0.975) return `${Math.max(50, Math.round((km * 1000) / 50) * 50)} m`
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}

/** 082 123 4567 for a number at home (E.164), any other as it is; browsers show it without a library of all countries. */
export const formatPhone = (e164: string): string => e164.replace(/^\+27(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3')

/** Grace Dlamini, 082 555 1234. */
export const withPhone = ({ name, phone }: { name?: string | undefined; phone?: string | null | undefined }): string =>
  [name, phone && formatPhone(phone)].filter(Boolean).join(', ')
