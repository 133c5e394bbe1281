const rand = (decimals: number) =>
  new Intl.NumberFormat('en-ZA', {
    style: 'currency',
    currency: 'ZAR',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
const whole = rand(0)
const exact = rand(2)

/** Plain blanks instead of the locale's own, so that what people type, copy and search for is the same text. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

/** R 1 899, for cards and the chat; from cents. */
export const formatRand = (cents: number): string => plain(whole.format(cents / 100))

/** R 1 899,00, for results and totals of the website; from cents. */
export const formatRandExact = (cents: number): string => plain(exact.format(cents / 100))

/** 850 m, 4.2 km, 37 km; from kilometres. */
export function formatDistance(km: number): string {
  if (km < 0.975) return `${Math.max(50, Math.round((km * 1000) / 50) * 50)} m`
  return km < 9.95 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`
}

/** 082 123 4567 for a number at home (E.164), any other as it is; browsers show it without a library of all countries. */
export const formatPhone = (e164: string): string => e164.replace(/^\+27(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3')
